# Two commands do everything on a fresh machine with Python and make: `make play`, `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
PREFIX ?= $(HOME)/.local

.PHONY: play test check format lint types compile test-compiled plain wheel exe test-dist dist deb install uninstall bench attack house mutation assets locale test-texts palette-report screenshots playthroughs clean help

help: ## Show what there is to make
	@grep -E '^[a-z-]+:.*##' Makefile | sed 's/:.*## /\t/' | expand -t 16

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $(READY)

play: $(READY) ## Play a game
	@$(BIN)/python -m tools.compile_core --if-possible
	@$(BIN)/python -m tools.locale.compiled
	$(BIN)/azul-desktop

test: $(READY) ## Run the tests on both cores, from the sources
	AZUL_PLAIN=1 $(BIN)/pytest -q -n 2 --dist worksteal

check: format lint types house test ## Everything that must hold: format, lint, types, tests

format: $(READY) ## Is the code formatted?
	$(BIN)/ruff format --check .

lint: $(READY)
	$(BIN)/ruff check .

types: $(READY) ## Are the types right, on every system?
	$(BIN)/mypy
	$(BIN)/mypy --platform win32 --cache-dir .mypy_cache/win32 -p azul_desktop
	$(BIN)/mypy --platform darwin --cache-dir .mypy_cache/darwin -p azul_desktop

compile: $(READY) ## Compile rules and search in place (`make play` does; needs a C compiler)
	$(BIN)/python -m tools.compile_core

test-compiled: compile ## Does the compiled core play the same games, move for move?
	$(BIN)/python -m tools.compile_core --check
	$(BIN)/pytest -q -n 2 tests/playthroughs tests/core tests/bots tests/commands

plain: ## Remove what was compiled
	$(PYTHON) -m tools.compile_core --remove

wheel: $(READY) ## Build the wheel (compiled where it can be) and the source archive
	$(BIN)/python -m build

exe: $(READY) ## Build the standalone program in dist/azul-desktop, from the wheel
	$(BIN)/python -m tools.shipping.freeze

test-dist: exe ## Test executable and wheel: a real mouse plays the one, the other is installed elsewhere
	AZUL_PROGRAM=$(CURDIR)/dist/azul-desktop/azul-desktop \
		$(BIN)/pytest -q -n 2 tests/e2e tests/test_surroundings.py
	rm -rf build/elsewhere
	$(PYTHON) -m venv build/elsewhere
	build/elsewhere/bin/pip install --quiet --disable-pip-version-check dist/*.whl
	cd / && $(CURDIR)/build/elsewhere/bin/azul-desktop --self-test

dist: exe ## What is to be published: archive with checksum, wheel, source archive
	@ls -l dist

deb: exe ## The standalone program as a package for Debian and its kin
	$(BIN)/python -m tools.shipping.linux deb

install: $(READY) ## Install what `make exe` built below PREFIX (~/.local), with menu entry and icons
	$(BIN)/python -m tools.shipping.linux install --prefix '$(PREFIX)' --root '$(or $(DESTDIR),/)'

uninstall: $(READY) ## Remove what `make install` put below PREFIX
	$(BIN)/python -m tools.shipping.linux uninstall --prefix '$(PREFIX)' --root '$(or $(DESTDIR),/)'

attack: $(READY) ## Attack the program for an hour or two: odd editions, damaged files, kills, random actions
	$(BIN)/python -m tests.attacks

house: $(READY) ## Count what a house to grow in must not have; fails where a figure is over its limit
	$(BIN)/python -m tools.house

mutation: $(READY) ## Break the code in 300 places, one at a time: which tests notice?
	$(BIN)/python -m tools.mutation --under azul_desktop/ui/table --under azul_desktop/ui/families \
		--under azul_desktop/coach --count 300 --seed 1 --jobs 2 --to build/mutation.json

bench: $(READY) ## Measure the rules core
	$(BIN)/azul-desktop bench

assets: $(READY) ## Make the pictures, icons and sounds anew, from their scripts
	$(BIN)/python -m tools.icons
	$(BIN)/python -m tools.art
	$(BIN)/python -m tools.sounds
	$(BIN)/python -m tools.contents

locale: $(READY) ## Find the texts, bring the catalogues up to date, say what is missing or wrong
	$(BIN)/python -m tools.locale

test-texts: $(READY) ## Read every scene in every language, window and scale: is each text whole and in its place?
	AZUL_PLAIN=1 $(BIN)/python -m tests.ui.texts

palette-report: $(READY) ## Measure how far apart the tiles' colours are for every kind of colour vision
	$(BIN)/python -m tools.palette

screenshots: $(READY) ## Make the pictures in docs anew, and more sizes in build/screenshots; LOCALE=uk, xx or all
	$(BIN)/python -m tools.screenshots $(if $(LOCALE),--locale $(LOCALE))

playthroughs: $(READY) ## Write the golden games anew, after the rules were meant to change
	$(BIN)/python -m tests.playthroughs

clean: plain ## Remove everything that was built
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
