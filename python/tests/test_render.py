"""Pictures: what is hidden is hidden, and every tile has a face."""

import numpy as np

from paiju import Batch, games, random_ids
from paiju.render.picture import picture
from paiju.render.sprites import Pixels, sprites


def test_every_tile_of_every_game_has_a_face_of_its_own() -> None:
    codes = {code for game in games().values() for code in game.tiles}
    faces = sprites()
    assert codes <= set(faces)
    assert len({faces[code].tobytes() for code in codes}) == len(codes)


def test_a_picture_does_not_change_with_what_the_seat_cannot_see(game: str) -> None:
    """Two walls that differ, with one dealer: before the first discard they look alike to a spectator."""

    def seen(seed: int, seat: int | None) -> Pixels:
        return picture({**Batch(game, seed=seed).scene(0, seat), "middle": []})

    asked = [int(Batch(game, seed=seed).seat[0]) for seed in range(10)]
    one, two, *_ = [seed for seed in range(10) if asked[seed] == asked[0]]
    assert (seen(one, None) == seen(two, None)).all()
    assert (seen(one, 0) != seen(two, 0)).any()


def test_pictures_have_one_size_from_deal_to_end(game: str) -> None:
    batch = Batch(game, seed=3, auto_reset=False)
    rng = np.random.default_rng(3)
    shapes = set()
    while not batch.done[0]:
        shapes.add(picture(batch.scene(0, int(batch.seat[0]))).shape)
        batch.step(random_ids(batch.mask, rng))
    shapes.add(picture(batch.scene(0, None)).shape)
    assert len(shapes) == 1
