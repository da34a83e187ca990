"""Typed text by people: the strict form first, then whatever it can only mean, then a question."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress

from engine.kernel.ask import Choice, Given, Question, ask, names_of, not_a_choice
from engine.kernel.event import Refusal, Refused, no
from engine.kernel.fit import Synonyms, pick, simplify, translate
from engine.kernel.move import LONGEST_ECHO, MOST_CHARS, Field, Kind, Move, parse, parse_value, value_text
from engine.kernel.offer import Offer

GLUE = re.compile(r"\s*([,:=])\s*")
AMOUNT = re.compile(r"(.+):([0-9]{1,9})", re.DOTALL)


def read(menu: Mapping[str, Offer], text: str, synonyms: Synonyms) -> Move | Question:
    """The move meant, or the next question if the text stops early; raises Refused and nothing else."""
    reason: Refusal | None = None
    with suppress(Refused):
        move = parse({verb: offer.kind for verb, offer in menu.items()}, text)
        reason = menu[move.verb].why(move)
        if reason is None:
            return move
    try:
        return Reading(menu, text, synonyms).finish()
    except Refused as refused:
        # Well-formed: the rule's own reason says more than our search, unless the words fit several things.
        if reason is not None and refused.refusal.code != "ambiguous":
            raise Refused(reason) from None
        raise


class Reading:
    """Words are taken off `words` and become answers in `given`."""

    def __init__(self, menu: Mapping[str, Offer], text: str, synonyms: Synonyms) -> None:
        if len(text) > MOST_CHARS:
            raise Refused(no("too_long", most=MOST_CHARS))
        self.menu = menu
        self.synonyms = synonyms
        self.given: Given = {}
        self.words: list[tuple[str | None, str]] = []  # (name, value) for `name=value`, else (None, word)
        for word in GLUE.sub(r"\1", text).split():
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

    # ---- taking them

    def take_verb(self, question: Question) -> bool:
        at = self.start(question)
        if at is None:
            return False
        try:
            self.given["verb"], used = pick("verb", self.run(at), question.choices, self.synonyms)
        except Refused as refused:
            if refused.refusal.code != "not_a_choice":
                raise
            data = refused.refusal.data
            raise Refused(no("unknown_verb", typed=data["typed"], verbs=data["choices"])) from None
        del self.words[at : at + used]
        return True

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
            self.given[named], used = pick(named, self.run(at), offered, self.synonyms, kind)
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
                self.take_bag(question, at, greedy=field is self.fields()[-1] and named is None)
                return True
            else:
                kind = "int" if is_key else field.kind
                value, used = pick(question.name, self.run(at), question.choices, self.synonyms, kind)
        except Refused:
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

    def take_bag(self, question: Question, at: int, greedy: bool) -> None:
        """Items with commas between them, or spaces if nothing can follow; a lone name may have several words."""
        words = self.run(at)
        used = len(words)
        if not greedy:
            used = self.list_end(question, words)
        chosen: list[str] = []
        if words[:used] != ["-"]:
            for chunk in " ".join(words[:used]).split(","):
                left = chunk.split()
                while left:
                    value, n = self.pick_item(question, left, chosen)
                    chosen.append(value)
                    del left[:n]
        if not question.complete(tuple(chosen)):
            raise Refused(no("wrong_number", field=question.name, n=len(chosen), lo=question.lo, hi=question.hi))
        self.given[question.name] = question.answer(tuple(chosen))
        del self.words[at : at + used]

    def list_end(self, question: Question, words: list[str]) -> int:
        """How many words a list takes that other values may follow: to the name after its last comma."""
        if words[0] == "-":
            return 1
        last = max((i for i, word in enumerate(words) if "," in word), default=-1)
        if last < 0:
            return pick(question.name, words, question.choices, self.synonyms)[1]
        tail = words[last].rpartition(",")[2]
        after = [tail, *words[last + 1 :]] if tail else words[last + 1 :]
        if not after:
            return last + 1
        return last + pick(question.name, after, question.choices, self.synonyms)[1] + (0 if tail else 1)

    def pick_item(self, question: Question, words: list[str], chosen: list[str]) -> tuple[str, int]:
        """Numbers count all items (`red1 red2`); where that is not clear, only what may still join counts."""
        addable = question.addable(tuple(chosen))
        if not addable and len(chosen) >= question.hi:
            raise Refused(no("wrong_number", field=question.name, n=len(chosen) + 1, lo=question.lo, hi=question.hi))
        try:
            value, n = pick(question.name, words, question.choices, self.synonyms)
        except Refused:
            value, n = pick(question.name, words, addable, self.synonyms)
        if value not in {choice.value for choice in addable}:
            raise not_a_choice(question.name, value, (choice.value for choice in addable))
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
