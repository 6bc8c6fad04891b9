"""How the wall family's search learns what a board is worth when a round is over.

1. `python -m tools.tuning.wall.selfplay --to games.npz --minutes 8 --weights old.json` plays games
   of the search against itself with few nodes a move and writes down every board between rounds.
2. `python -m tools.tuning.wall.fit --to new.json --previous old.json games.npz …` fits the network
   that compares two boards. What a position is worth is learned partly from how its game ended and
   partly from what the previous network says of the next round (that halves the noise; fitted
   twice in a row it beat a fit to results alone in 65 of 100 games).
3. `python -m tools.tuning.wall.duel --a weights=new.json --b weights=old.json --nodes 2000` plays
   pairs of games on the same deals with the seats changed. Only wins count.

Better weights go to `azul_desktop/bots/wall/weights/<side>-<players>.json`. Where there is none for
a number of players, that of two is used. `make compile` first: it is fifty times faster.
"""
