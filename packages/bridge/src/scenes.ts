/** What of a view lies on the table, as rows of tiles by seat. */
import type { GameId, MeldView, RoundView, Tile } from '@paiju/engine';
import { meldTiles } from '@paiju/engine';
import type { HaiyukiView } from '@paiju/engine/haiyuki';
import type { WuhanView } from '@paiju/engine/wuhan';
import type { XuezhanView } from '@paiju/engine/xuezhan';

/** The back of a tile: no kind has this number. */
const BACK = -1;

type Kind = Tile | typeof BACK;

interface SeatScene {
  /** The hand as far as it is seen, then what was melded, then discards that still lie there. */
  readonly rows: readonly [hand: readonly Kind[], melds: readonly Kind[], discards: readonly Kind[]];
  /** Concealed tiles whose faces are not seen. */
  readonly hidden: number;
}

export interface Scene {
  /** Tiles that belong to nobody: the flipped one, the dora. */
  readonly middle: readonly Tile[];
  readonly seats: readonly SeatScene[];
}

const lying = (discards: readonly Tile[], taken: readonly number[]): Tile[] =>
  discards.filter((_, place) => !taken.includes(place));

const tilesOfMeld = ({ kind, tile, from, made }: MeldView): readonly Kind[] => {
  if (tile === null) return [BACK, BACK, BACK, BACK];
  return made === 'special'
    ? [tile]
    : meldTiles({ kind, tile, from, made } as Parameters<typeof meldTiles>[0]);
};

const roundScene = (
  view: RoundView,
  shownOf: (seat: number) => readonly Tile[] | null,
  besides: (seat: number) => readonly Tile[],
): readonly SeatScene[] =>
  view.table.map(({ concealedSize, melds, discards, taken }, seat) => {
    const hand = (seat === view.seat ? view.hand : shownOf(seat)) ?? [];
    return {
      rows: [hand, [...melds.flatMap(tilesOfMeld), ...besides(seat)], lying(discards, taken)],
      hidden: Math.max(0, concealedSize - hand.length),
    };
  });

const xuezhanScene = (view: XuezhanView): Scene => ({
  middle: [],
  seats: roundScene(
    view,
    (seat) => view.seats[seat]?.shown ?? null,
    (seat) => view.seats[seat]?.won ?? [],
  ),
});

const wuhanScene = (view: WuhanView): Scene => ({
  middle: [view.flip, view.laizi],
  seats: roundScene(
    view,
    (seat) => view.shown?.[seat] ?? null,
    () => [],
  ),
});

const haiyukiScene = (view: HaiyukiView): Scene => ({
  middle: view.ura === null ? [view.dora] : [view.dora, view.ura],
  seats: view.table.map(({ concealedSize, melds, discards, taken }, seat) => {
    const hand = (seat === view.seat ? view.hand : view.shown?.[seat]) ?? [];
    return {
      rows: [hand, melds.flatMap((meld) => meldTiles(meld)), lying(discards, taken)],
      hidden: Math.max(0, concealedSize - hand.length),
    };
  }),
});

/** A view of a game is shown by the scene of that game: the compiler asks for the next one. */
export const SCENES = {
  xuezhan: (view: object) => xuezhanScene(view as XuezhanView),
  wuhan: (view: object) => wuhanScene(view as WuhanView),
  haiyuki: (view: object) => haiyukiScene(view as HaiyukiView),
} satisfies Record<GameId, (view: object) => Scene>;
