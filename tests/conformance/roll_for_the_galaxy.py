"""Vectors of Roll for the Galaxy. Legality is the engine's: a step is rejected if the engine refuses a move of it."""

from __future__ import annotations

from typing import Any

from tests.conformance import Difference
from tests.conformance.roll.expect import compare
from tests.conformance.roll.ops import OPS
from tests.conformance.roll.scene import Rejected, Scene
from tests.conformance.roll.words import NotUnderstood, understand


def run(vector: dict[str, Any]) -> list[Difference]:
    try:
        understand(vector)
        return _run(vector)
    except NotUnderstood as problem:
        return [Difference("vector", "only words of the format", str(problem))]


def _run(vector: dict[str, Any]) -> list[Difference]:
    steps, expect = vector["do"], vector["expect"]
    scene = Scene(vector["given"], steps)
    illegal = expect.get("illegal", False)
    for number, op in enumerate(steps, 1):
        before = scene.keep()
        scene.seat(op)  # even where it does not matter who it is
        try:
            OPS[op["op"]](scene, op)
        except Rejected as rejected:
            if not (illegal and number == len(steps)):
                return [Difference(f"step {number} ({op['op']})", "to be allowed", f"rejected, {rejected}")]
            scene.back_to(before)  # a rejected step changes nothing
            return compare(scene, expect)
    if illegal:
        why = f" ({expect['why']})" if "why" in expect else ""
        return [Difference(f"step {len(steps)} ({steps[-1]['op']})", f"to be rejected{why}", "allowed")]
    return compare(scene, expect)
