"""Typed text by people: the strict form first, then whatever it can only mean, then a question."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from itertools import takewhile

from engine.kernel.ask import Choice, Given, Question, ask, names_of, not_a_choice
from engine.kernel.blame import Misfit, blame, blame_number, near, why_idle
from engine.kernel.event import Plain, Refusal, Refused, no
from engine.kernel.fit import LONGEST_RUN, Synonyms, exact, pick, simplify, translate
from engine.kernel.move import LONGEST_ECHO, MOST_CHARS, Field, Kind, Move, parse, parse_value, value_text
from engine.kernel.offer import Offer

SHOWN = re.compile(
    r"(?<=\S)\s*(?:->|→|\()"
)  # `white (Develop)` and `white: Develop → Ship` are shown: parts begin here
PARENS = re.compile(r"[()]")
GLUE = re.compile(r"\s*([,:=])\s*")
AMOUNT = re.compile(r"(.+):([0-9]{1,9})", re.DOTALL)
TRUE = {"ambiguous", "wrong_number", "not_together"}  # refusals that say just what is wrong with the text
MISSED = {"not_a_choice", "too_many_values", "bad_value"}  # these may come late, long after a word that did not fit


def read(offers: Mapping[str, Offer], text: str, synonyms: Synonyms, verbs: Collection[str] = ()) -> Move | Question:
    """The move meant, or the next question if the text stops early; raises Refused and nothing else.

    `offers` are all of the step, also those without a legal move now; `verbs` are all of the game.
    """
    reason: Refusal | None = None
    with suppress(Refused):
        move = parse({verb: offer.kind for verb, offer in offers.items()}, text)
        reason = offers[move.verb].why(move)
        if reason is None:
            return in_order(offers[move.verb], move)
    reading = Reading(offers, text, synonyms, verbs)
    try:
        return reading.finish()
    except Refused as refused:
        raise Refused(reading.explain(refused.refusal, reason)) from None


def in_order(offer: Offer, move: Move) -> Move:
    """The same move with its amounts in the order in which the form asks for them, so that it has one text only."""
    if offer.field is None or not any(f.kind == "count" for f in move.fields):
        return move
    given = {f.name: value_text(f, getattr(move, f.name)) for f in move.fields}
    found = ask({move.verb: offer}, {"verb": move.verb, **given})
    return found if isinstance(found, Move) else move


class Reading:
    """Words are taken off `words` and become answers in `given`."""

    def __init__(self, menu: Mapping[str, Offer], text: str, synonyms: Synonyms, verbs: Collection[str] = ()) -> None:
        if len(text) > MOST_CHARS:
            raise Refused(no("too_long", most=MOST_CHARS))
        self.menu = menu
        self.synonyms = synonyms
        self.verbs = verbs
        self.given: Given = {}
        self.misfit: Misfit | None = None
        self.miscounted = False
        self.words: list[tuple[str | None, str]] = []  # (name, value) for `name=value`, else (None, word)
        verb, space, values = " ".join(text.split()).partition(" ")
        for word in GLUE.sub(r"\1", verb + space + PARENS.sub(" ", SHOWN.sub(":", values))).split():
            name, named, value = word.partition("=")
            self.words.append((name, value) if named else (None, word))

    def finish(self) -> Move | Question:
        """The move; if the text stops early, the move its defaults make if that is legal, else the next question."""
        found = self.follow()
        if isinstance(found, Move) or found.name == "verb":
            return found
        left = [f for f in self.fields() if not self.has(f)]
        if left and not any(f.required for f in left) and not self.words:
            with suppress(Refused):
                filled = {f.name: value_text(f, f.default) for f in left}
                with_defaults = ask(self.menu, {**self.given, **filled})
                if isinstance(with_defaults, Move):
                    return with_defaults
        for name, word in self.words:  # named answers to later questions
            field = next((f for f in self.fields() if f.name == name), None)
            if field is not None:
                with suppress(Refused):
                    self.given[field.name] = value_text(field, parse_value(field, word))
        return ask(self.menu, self.given)

    def follow(self) -> Move | Question:
        """Take all words; then the move they make, or the first field they leave open."""
        found = ask(self.menu, {}, skip=False)
        if isinstance(found, Move) or not self.take_verb(found):
            return found
        self.take_names()
        while isinstance(found := ask(self.menu, self.given, skip=False), Question):
            at = self.start(found)
            if at is not None:
                if not self.take(found, at):
                    return ask(self.menu, self.given, skip=False)
            elif not self.words or not self.fill(found):
                return found
        if self.words:
            raise Refused(no("too_many_values", typed=" ".join(word for _, word in self.words)[:LONGEST_ECHO]))
        return found

    # ---- where the words are

    def fields(self) -> tuple[Field, ...]:
        return self.menu[self.given["verb"]].kind.fields

    def has(self, field: Field) -> bool:
        return any(name == field.name or name.startswith(field.name + ".") for name in self.given)

    def start(self, question: Question) -> int | None:
        """Where the answer to this question begins: at its name, else at the first word without one."""
        names = (question.name, question.name.partition(".")[0])
        for wanted in (*names, None):
            for at, (name, _) in enumerate(self.words):
                if name == wanted:
                    return at
        return None

    def run(self, at: int) -> list[str]:
        """The word there and those without a name after it."""
        words = [self.words[at][1]]
        for name, word in self.words[at + 1 :]:
            if name is not None:
                break
            words.append(word)
        return words

    # ---- what did not fit

    def note(
        self, name: str, words: list[str], refusal: Refusal, chosen: Sequence[str] = (), item: str | None = None
    ) -> None:
        """Remember words that fit no answer; of those at the same place the first ones say most."""
        if self.misfit is None or self.misfit.left != len(self.words):
            self.misfit = Misfit(name, words, refusal, len(self.words), tuple(chosen), item)

    def explain(self, refusal: Refusal, reason: Refusal | None) -> Refusal:
        """What to say of a text that cannot be read. `reason`: why its letters, as they stand, are no legal move."""
        if "verb" not in self.given:
            return reason if reason is not None and refusal.code == "not_now" else refusal
        misfit = self.misfit
        if misfit is not None and misfit.left == len(self.words) and refusal.code in MISSED:
            refusal = misfit.refusal
        elif refusal.code == "not_a_choice":
            misfit = Misfit(str(refusal.data["field"]), [str(refusal.data["typed"])], refusal, 0)
        if refusal.code in TRUE or self.miscounted:
            return refusal
        if refusal.code != "not_a_choice" or misfit is None or all(f.name != misfit.name for f in self.fields()):
            return reason or refusal
        return blame(self.menu, self.given, misfit, self.synonyms, reason is not None) or refusal

    # ---- taking them

    def take_verb(self, question: Question) -> bool:
        at = self.start(question)
        if at is None:
            return False
        words = self.run(at)
        idle = [Choice(verb) for verb in self.menu if verb not in {choice.value for choice in question.choices}]
        try:
            known = exact(words[0], idle, self.synonyms)
            verb, used = (known[0], 1) if known else pick("verb", words, question.choices, self.synonyms)
        except Refused as refused:
            if refused.refusal.code != "not_a_choice":
                raise
            try:
                verb, used = pick("verb", words, idle, self.synonyms)
            except Refused:
                raise Refused(self.unknown_verb(words[0], question)) from None
        del self.words[at : at + used]
        if any(choice.value == verb for choice in idle):
            reason = why_idle(self.menu[verb], [word for _, word in self.words], self.synonyms)
            raise Refused(reason or no("not_now", verb=verb, verbs=[choice.value for choice in question.choices]))
        self.given["verb"] = verb
        return True

    def unknown_verb(self, typed: str, question: Question) -> Refusal:
        possible: list[Plain] = [choice.value for choice in question.choices]
        if typed.lower() in self.verbs:
            return no("not_now", verb=typed.lower(), verbs=possible)
        refusal = no("unknown_verb", typed=typed[:LONGEST_ECHO], verbs=possible)
        if slips := near(typed[:LONGEST_ECHO], self.menu):
            refusal.data["near"] = [*slips]
        return refusal

    def take_names(self) -> None:
        """Names become those of the offer. In a list the order of answers is free, so these are taken at once."""
        offer = self.menu[self.given["verb"]]
        names = names_of(offer)
        choices = [Choice(name) for name in names]
        for at, (typed, word) in enumerate(self.words):
            if typed is not None:
                head, dot, key = typed.partition(".")
                try:
                    name, _ = pick("name", [head], choices, {})
                except Refused:
                    raise Refused(no("unknown_name", typed=typed[:LONGEST_ECHO], names=[*names])) from None
                self.words[at] = (f"{name}.{key}" if dot else name, word)
        if offer.moves is None:
            return
        moves = list(offer.moves())
        for named in [name for name, _ in self.words if name is not None]:
            at = [name for name, _ in self.words].index(named)
            kind: Kind = next((f.kind for f in self.fields() if f.name == named), "str")
            if named not in names or named in self.given:
                raise Refused(no("unknown_name", typed=named[:LONGEST_ECHO], names=[*names]))
            of = names[named]
            offered = [Choice(value) for value in dict.fromkeys(map(of, moves))]
            try:
                self.given[named], used = pick(named, self.run(at), offered, self.synonyms, kind)
            except Refused as refused:
                self.note(named, self.run(at), refused.refusal)
                raise
            moves = [move for move in moves if of(move) == self.given[named]]
            del self.words[at : at + used]

    def take(self, question: Question, at: int) -> bool:
        """Answer the question from the words there. False: they leave it open."""
        field = next(f for f in self.fields() if f.name == question.name.partition(".")[0])
        is_key = question.name != field.name
        named = self.words[at][0]
        try:
            if is_key and named != question.name:
                typed, used = self.amounts(field, at)
            elif question.kind == "some":
                self.take_bag(question, field, at)
                return True
            else:
                kind = "int" if is_key else field.kind
                value, used = pick(question.name, self.run(at), question.choices, self.synonyms, kind)
                if used > 1 and ":" in value and self.follows(question, value, self.run(at)[1:]):
                    value, used = pick(question.name, self.run(at)[:1], question.choices, self.synonyms, kind)
        except Refused as refused:
            self.note(question.name, self.run(at), refused.refusal)
            if named is None and self.fill(question):  # people leave out what goes without saying
                return True
            raise
        del self.words[at : at + used]
        if is_key and named != question.name:
            return self.give_amounts(question, field, typed)
        self.given[question.name] = value
        return True

    def fill(self, question: Question) -> bool:
        """Answer without words, where there is one answer."""
        if question.some is not None:
            only = question.some.only()
            if only is None:
                return False
            self.given[question.name] = question.answer(only)
        elif len(question.choices) == 1:
            self.given[question.name] = question.choices[0].value
        else:
            return False
        return True

    def take_bag(self, question: Question, field: Field, at: int) -> None:
        """Items with commas or spaces between them, as long as words fit; then the next field goes on."""
        words = self.run(at)
        later = self.fields()[self.fields().index(field) + 1 :]
        chosen: list[str] = []
        used, stop = (1, None) if words[0] == "-" else self.take_items(question, words, chosen, later)
        if not question.complete(tuple(chosen)):
            if question.lo <= len(chosen) <= question.hi:
                raise Refused(no("not_together", field=question.name, typed=",".join(chosen)[:LONGEST_ECHO]))
            there = question.some is not None and not Counter(chosen) - Counter(question.some.items)
            reason = blame_number(self.menu, self.given, question.name, chosen) if there else None  # has the clause
            number = no("wrong_number", field=question.name, n=len(chosen), lo=question.lo, hi=question.hi)
            self.miscounted = True
            raise Refused(reason or number)
        self.given[question.name] = question.answer(tuple(chosen))
        del self.words[at : at + used]
        if stop is not None:
            self.note(question.name, words[used:], stop, chosen)

    def take_items(
        self, question: Question, words: list[str], chosen: list[str], later: Sequence[Field]
    ) -> tuple[int, Refusal | None]:
        """How many words were items, and why not one more. Before a required field only commas lead to another one."""
        pieces = [(piece, i, k > 0) for i, w in enumerate(words) for k, piece in enumerate(w.split(",")) if piece]
        only_commas = any(f.required for f in later)
        at = 0
        while at < len(pieces):
            comma = pieces[at][2]
            run = [pieces[at][0], *(piece for piece, _, _ in takewhile(lambda p: not p[2], pieces[at + 1 :]))]
            ends = later and not comma and self.follows(question, question.answer(tuple(chosen)), run)
            if ends or (only_commas and chosen and not comma):
                return pieces[at][1], None
            try:
                value, n = self.comma_name(question, pieces[at:]) or self.pick_item(question, run, chosen)
            except Refused as refused:
                self.note(question.name, run, refused.refusal, chosen)
                understood = self.misfit is not None and self.misfit.item is not None  # so it is for no other field
                if not later or not chosen or comma or understood or refused.refusal.code != "not_a_choice":
                    raise
                return pieces[at][1], refused.refusal
            chosen.append(value)
            at += n
        return len(words), None

    def comma_name(self, question: Question, pieces: list[tuple[str, int, bool]]) -> tuple[str, int] | None:
        """`Deep Space Symbionts, Ltd.` is one name."""
        for n in range(min(len(pieces), LONGEST_RUN), 1, -1):
            typed = "".join(("," if comma else " ") + piece for piece, _, comma in pieces[:n])[1:]
            if "," in typed and (found := exact(typed, question.choices, self.synonyms)):
                return found[0], n
        return None

    def follows(self, question: Question, answer: str, words: list[str]) -> bool:
        """Are these words just an answer to the next question, and here at best short for something?"""
        runs = (" ".join(words[:n]) for n in range(1, min(len(words), LONGEST_RUN) + 1))
        if any(exact(run, question.choices, self.synonyms) for run in runs):
            return False
        with suppress(Refused):
            following = ask(self.menu, {**self.given, question.name: answer}, skip=False)
            return isinstance(following, Question) and bool(exact(words[0], following.choices, self.synonyms))
        return False

    def pick_item(self, question: Question, words: list[str], chosen: list[str]) -> tuple[str, int]:
        """Numbers count all items (`red1 red2`); where that is not clear, only what may still join counts."""
        full = len(chosen) >= question.hi  # too many are counted, all of them
        addable = question.addable(tuple(chosen)) if not full else question.choices
        try:
            value, n = pick(question.name, words, question.choices, self.synonyms)
        except Refused:
            value, n = pick(question.name, words, addable, self.synonyms)
        if value not in {choice.value for choice in addable}:
            refused = not_a_choice(question.name, value, (choice.value for choice in addable))
            self.note(question.name, words, refused.refusal, chosen, value)
            raise refused
        return value, n

    def give_amounts(self, question: Question, field: Field, typed: dict[str, str]) -> bool:
        """`ti:3,mc:11`, in any order; what is not named is nothing, or the rest if it can only be that."""
        found: Question | Move = question
        while isinstance(found, Question) and found.name.startswith(field.name + "."):
            values = [choice.value for choice in found.choices]
            amount = typed.pop(simplify(found.name.removeprefix(field.name + ".")), None)
            if amount is None:
                amount = "0" if "0" in values else values[0] if len(values) == 1 else None
            if amount is None:
                return False
            if amount not in values:
                raise not_a_choice(found.name, amount, values)
            self.given[found.name] = amount
            found = ask(self.menu, self.given, skip=False)
        for key in typed:
            raise Refused(no("bad_value", field=field.name, typed=key[:LONGEST_ECHO], expected=field.kind))
        return True

    def amounts(self, field: Field, at: int) -> tuple[dict[str, str], int]:
        """The amounts by simplified key, and how many words they took."""
        typed: dict[str, str] = {}
        words = self.run(at)
        if words[0] == "-":
            return typed, 1
        for used, word in enumerate(words):
            for item in word.split(","):
                amount = AMOUNT.fullmatch(item)
                key = translate(simplify(amount[1]), self.synonyms) if amount else ""
                if amount is None or key in typed:
                    if used and amount is None and item == word:
                        return typed, used
                    raise Refused(no("bad_value", field=field.name, typed=item[:LONGEST_ECHO], expected=field.kind))
                typed[key] = str(int(amount[2]))
        return typed, len(words)
