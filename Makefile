# Everything a person does with Orrery. Needs python 3.11 or newer and make; the rest is installed into .venv.

PYTHON ?= python3
VENV   ?= .venv
BIN     = $(VENV)/bin

GAME  ?=
SEATS ?= 3
GAMES ?= 1000
SEED  ?= 1

.PHONY: run test lint types fuzz bench format clean

# The server and its web page come with a later issue (`python -m bot run`). Until then this is the hot-seat table
# in the terminal.
run: $(VENV)/.installed
	$(BIN)/python -m bot console --game $(or $(GAME),roll) --seats $(SEATS)

test: lint types
	$(BIN)/python -m pytest -n auto --benchmark-disable

lint: $(VENV)/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.installed-dev
	$(BIN)/mypy

# A long run over all games: make fuzz GAMES=5000 SEED=7, or one game only: make fuzz GAME=roll
fuzz: $(VENV)/.installed-dev
	$(BIN)/python -m tests.fuzz $(if $(GAME),--game $(GAME)) --games $(GAMES) --seed $(SEED)

bench: $(VENV)/.installed-dev
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.pictures

format: $(VENV)/.installed-dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .benchmarks
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Stamps: install again only when pyproject.toml changed.
$(VENV)/.installed: pyproject.toml | $(BIN)/pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(VENV)/.installed-dev: pyproject.toml | $(BIN)/pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@ $(VENV)/.installed

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit("Orrery needs Python 3.11 or newer: make PYTHON=python3.11 ..." if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
