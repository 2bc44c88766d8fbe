"""The table for people: as text, or as a picture of our tiles."""

from paiju.render.renderer import Renderer

__all__ = ["Renderer"]
