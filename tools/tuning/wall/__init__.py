"""How the wall family's search learns what a board is worth when a round is over.

`python -m tools.tuning.wall.generation` does all of it but the outlook; see
`tools/tuning/README.md`.

1. `python -m tools.tuning.wall.selfplay --to games.npz --minutes 8 --weights old.json` plays games
   of the search against itself with few nodes a move and writes down every board between rounds.
2. `python -m tools.tuning.wall.fit --to new.json --previous old.json games.npz …` fits the network
   that compares two boards. What a position is worth is learned partly from how its game ended and
   partly from what the previous network says of its next round, which is less a matter of luck.
   Run it twice, with the first result as the second's previous: best a large network first
   (`--hidden 64`), then the small one that is shipped, from the weights of before (`--start
   old.json --rate 1e-3 --share 0.8 --epochs 16`).
3. `python -m tools.tuning.wall.glances --to outlook.json` learns from deeper looks what the tiles
   still on the table promise each board.
4. `python -m tools.tuning.wall.duel --a weights=new.json --b weights=old.json --nodes 2000` plays
   pairs of games on the same deals with the seats changed. Only wins count.

Better weights go to `azul_desktop/bots/wall/weights`, as `<side>-<players>.json` and
`<side>-outlook.json`. Where there is none for a number of players, that of two is used.
`make compile` first.
"""
