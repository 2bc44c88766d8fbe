/** Legal actions as buttons, the strongest first. Discards are made on the hand, choices of the opening have their own place. */
import type { AnyAction, PhaseView, Tile } from '@paiju/engine';

export interface ActionButton {
  readonly action: AnyAction;
  readonly type: ButtonType;
  /** Drawn on the button: the tile in question, or the set that would be laid. */
  readonly tiles: readonly Tile[];
}

const BUTTON_TYPES = ['win', 'kong', 'pung', 'chow', 'pass'] as const;
export type ButtonType = (typeof BUTTON_TYPES)[number];

/** What keys ask for. Of several the first gets the focus instead, so that the person chooses. */
export const KEYS: Readonly<Record<string, ButtonType>> = {
  h: 'win',
  k: 'kong',
  p: 'pung',
  c: 'chow',
  Escape: 'pass',
  ' ': 'pass',
};

type Legal = AnyAction & { readonly tile?: Tile };

export const buttonsFor = (
  legal: readonly AnyAction[],
  { phase, drawn }: { readonly phase: PhaseView; readonly drawn: Tile | null },
): ActionButton[] =>
  BUTTON_TYPES.flatMap((type) =>
    legal
      .filter((action) => action.type === type)
      .map((action) => ({
        action,
        type,
        tiles: tilesOn(type, (action as Legal).tile ?? null, { phase, drawn }),
      })),
  );

const tilesOn = (
  type: ButtonType,
  tile: Tile | null,
  { phase, drawn }: { readonly phase: PhaseView; readonly drawn: Tile | null },
): Tile[] => {
  switch (type) {
    case 'pass':
      return [];
    case 'win': {
      const won = tile ?? (phase.name === 'claim' ? phase.tile : drawn);
      return won === null ? [] : [won];
    }
    case 'chow':
      return tile === null ? [] : [tile, (tile + 1) as Tile, (tile + 2) as Tile];
    case 'kong':
    case 'pung':
      return tile === null ? [] : [tile];
  }
};

/** The tiles that may be discarded; null where nothing may. */
export const discardsIn = (legal: readonly AnyAction[]): Tile[] | null => {
  const tiles = legal
    .filter(({ type }) => type === 'discard')
    .map((action) => (action as { tile: Tile } & AnyAction).tile);
  return tiles.length === 0 ? null : tiles;
};
