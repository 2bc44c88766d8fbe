/** What every game of four says in the same way, besides what happens there. */
import type { AnyAction, PhaseView, RoundView, Seat, Tile } from '@paiju/engine';
import { at, meldTiles } from '@paiju/engine';
import { tileName } from '../tiles/names.ts';
import type { AnyT } from '../words/say.ts';
import { saying } from '../words/say.ts';
import type { Aloud, Call, MoveSeen } from './game.ts';
import type { Telling } from './setting.ts';
import { tileNames, who } from './setting.ts';

type FourAction =
  | { readonly type: 'win'; readonly tile?: Tile }
  | { readonly type: 'discard' | 'kong' | 'pung' | 'chow'; readonly tile: Tile }
  | { readonly type: 'pass' };

export const fourAction = (t: AnyT, ruleset: string, action: FourAction): string => {
  const say = saying(t);
  switch (action.type) {
    case 'win':
      return action.tile === undefined
        ? say('telling:actions.win')
        : say('telling:actions.winWith', { tile: tileName(t, ruleset, action.tile) });
    case 'chow': {
      const chow = meldTiles({ kind: 'chow', tile: action.tile, from: 0 });
      return say('telling:actions.chow', { tiles: tileNames(t, ruleset, chow) });
    }
    case 'pass':
      return say('telling:actions.pass');
    default:
      return say(`telling:actions.${action.type}`, { tile: tileName(t, ruleset, action.tile) });
  }
};

const KEYS: Readonly<Record<string, string>> = { win: 'H', kong: 'K', pung: 'P', chow: 'C', pass: 'Escape' };

export const FOUR_BRIEF: ReadonlySet<string> = new Set([
  'discarded',
  'kong-declared',
  'melded',
  'won',
  'ended',
]);

/** Every tile is a choice of its own. */
export const fourChoice = ({ type, tile }: AnyAction & { readonly tile?: Tile }): string => `${type} ${tile}`;

/** The key of what a button does; null where an action is made on the hand. */
export const fourKeyOf = (type: string): string | null => KEYS[type] ?? null;

/** Empty where an action is made on the hand. */
export const fourKey = (_: Aloud, { type }: AnyAction): string => fourKeyOf(type) ?? '';

export const pointsText = (aloud: Aloud, seat: Seat): string =>
  saying(aloud.t)('telling:spoken.points', { who: who(aloud, seat), points: at(aloud.points, seat) });

export const dealerText = ({ t, view }: Aloud, seat: Seat): string | null =>
  (view as RoundView).dealer === seat ? saying(t)('telling:spoken.isDealer') : null;

interface CalledLike {
  readonly type: string;
  readonly seat: Seat;
  readonly tile?: Tile | null;
  readonly from?: Seat | null;
  readonly meld?: { readonly kind: 'chow' | 'pung' | 'kong' };
}

export const fourCall = (event: object, { t }: Telling): Call | null => {
  const { type, seat, tile, from, meld } = event as CalledLike;
  const call = (tone: Call['tone'], code: 'chow' | 'pung' | 'kong' | 'win' | 'selfDraw'): Call => ({
    seat,
    tone,
    word: saying(t)(`telling:calls.${code}`),
    sign: saying(t)(`telling:signs.${code}`),
  });
  switch (type) {
    case 'melded':
      return meld === undefined ? null : call(meld.kind === 'kong' ? 'kong' : 'claim', meld.kind);
    case 'kong-declared':
      return call('kong', 'kong');
    case 'won':
      return call('win', from === null && tile !== null ? 'selfDraw' : 'win');
    default:
      return null;
  }
};

/** A tile that lies for the others is still its owner's move. */
export const fourMove = ({ phase }: RoundView): MoveSeen => {
  switch (phase.name) {
    case 'turn':
      return { kind: 'turn', seat: phase.seat };
    case 'claim':
      return { kind: 'answer', seat: phase.from };
    default:
      return { kind: phase.name, seat: null };
  }
};

/** Whoever has drawn is asked, even where there is only one answer. */
export const isOwnTurn = ({ phase, seat }: RoundView): boolean =>
  phase.name === 'turn' && phase.seat === seat;

/** What the question is about. */
export const fourQuestion = (ruleset: string, aloud: Aloud): string => {
  const { phase, drawn } = aloud.view as { readonly phase: PhaseView; readonly drawn: Tile | null };
  if (phase.name === 'turn') return turnText(ruleset, drawn, aloud);
  if (phase.name !== 'claim') return '';
  return saying(aloud.t)(phase.robbing ? 'telling:spoken.robTile' : 'telling:spoken.claimTile', {
    who: who(aloud, phase.from),
    tile: tileName(aloud.t, ruleset, phase.tile),
  });
};

export const turnText = (ruleset: string, drawn: Tile | null, { t }: Aloud): string =>
  drawn === null
    ? saying(t)('telling:spoken.yourTurn')
    : saying(t)('telling:spoken.yourTurnDrew', { tile: tileName(t, ruleset, drawn) });
