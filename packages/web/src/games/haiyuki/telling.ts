/** How Haiyuki is told. */
import type { AnyAction, Seat, Tile } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { HaiyukiAction, HaiyukiSeen, HaiyukiView } from '@paiju/engine/haiyuki';
import { turnText } from '../../telling/four.ts';
import type { Aloud, Call, GameTelling, MoveSeen } from '../../telling/game.ts';
import type { Telling } from '../../telling/setting.ts';
import { tileNames, tilesText, who } from '../../telling/setting.ts';
import { tileName } from '../../tiles/names.ts';
import type { AnyT } from '../../words/say.ts';
import { saying } from '../../words/say.ts';
import { skillsOf } from './characters/skills.ts';
import { haiyukiSentences } from './sentences.ts';
import { characterText, skillText } from './words/codes.ts';
import { keyOfType } from './words/keys.ts';

const ID = 'haiyuki';

const ownTiles = (action: HaiyukiAction): readonly Tile[] =>
  'tile' in action && action.tile !== undefined ? [action.tile] : [];

const actionText = (t: AnyT, action: HaiyukiAction, tiles = ownTiles(action)): string => {
  const say = saying(t);
  const tile = tiles.length === 0 ? '' : tileNames(t, ID, tiles);
  switch (action.type) {
    case 'discard':
    case 'riichi':
      return say(`telling:actions.${action.type}`, { tile });
    case 'exchange':
      if (action.tiles.length === 0) return say('telling:actions.exchangeNone');
      return say('telling:actions.exchange', { tiles: tilesText(t, ID, action.tiles) });
    case 'skill': {
      const skill = skillText(t, action.skill);
      return say(tile === '' ? 'telling:actions.skill' : 'telling:actions.skillWith', { skill, tile });
    }
    default:
      return say(`telling:actions.${action.type}`);
  }
};

const questionText = (aloud: Aloud): string => {
  const { t, seat } = aloud;
  const say = saying(t);
  const { phase, drawn } = aloud.view as HaiyukiView;
  switch (phase.name) {
    case 'turn':
      return turnText(ID, drawn, aloud);
    case 'reaction':
      return say('telling:spoken.claimTile', {
        who: who(aloud, phase.from),
        tile: tileName(t, ID, phase.tile),
      });
    case 'declared': {
      const tile = tileName(t, ID, phase.tile);
      if (phase.seat === seat) return say('telling:spoken.ownWin', { tile });
      return say('telling:spoken.declaredTile', { who: who(aloud, phase.seat), tile });
    }
    default:
      return '';
  }
};

/** Nothing has a sign here: whoever calls has a face. */
const call = (event: HaiyukiSeen, { t }: Telling): Call | null => {
  const say = saying(t);
  switch (event.type) {
    case 'melded':
      return { seat: event.seat, tone: 'claim', word: say('telling:calls.pon'), sign: null };
    case 'riichi-declared':
      return { seat: event.seat, tone: 'riichi', word: say('telling:calls.riichi'), sign: null };
    case 'skill-used':
      return { seat: event.seat, tone: 'skill', word: skillText(t, event.skill), sign: null };
    case 'won':
      return { seat: event.seat, tone: 'win', word: say(`telling:calls.${event.way}`), sign: null };
    case 'ended':
      return { seat: null, tone: 'end', word: say('telling:calls.nagari'), sign: null };
    default:
      return null;
  }
};

/** Whoever is not asked is only told to wait, not for what. */
const move = ({ phase }: HaiyukiView): MoveSeen => {
  switch (phase.name) {
    case 'setup':
      return { kind: 'choice', seat: null };
    case 'turn':
    case 'declared':
      return { kind: phase.name === 'turn' ? 'turn' : 'answer', seat: phase.seat };
    case 'reaction':
      return { kind: 'answer', seat: phase.from };
    case 'over':
      return { kind: 'over', seat: null };
    default:
      return { kind: 'answer', seat: null };
  }
};

/** A hand in riichi plays by itself unless the table wants to be asked. */
const wants = ({ t, view, seat }: Telling, legal: readonly AnyAction[] | null): string | null => {
  const { table, options } = view as HaiyukiView;
  const isBound = seat !== null && at(table, seat).riichi !== null && !options.askInRiichi;
  return isBound && legal === null ? saying(t)('telling:centre.playsItself') : null;
};

const BRIEF: ReadonlySet<string> = new Set([
  'discarded',
  'melded',
  'riichi-declared',
  'skill-used',
  'declared',
  'won',
  'ended',
]);

/** Riichi, and a skill that comes with a discard, may be declared with one tile or another. */
const choiceOf = (action: AnyAction): string => {
  const { type, skill, tile } = action as AnyAction & { readonly skill?: string; readonly tile?: Tile };
  return type === 'riichi' || type === 'skill' ? `${type} ${skill}` : `${type} ${tile}`;
};

/** Skills have numbers, in the order of the rule book. */
const keyOf = ({ view, seat }: Aloud, action: AnyAction): string => {
  const { type, skill } = action as { readonly type: string; readonly skill?: string };
  if (skill === undefined) return keyOfType(type) ?? '';
  const { character } = at((view as HaiyukiView).table, seat ?? 0);
  return String(skillsOf(character).findIndex(({ name }) => name === skill) + 1);
};

const seatAt = ({ view }: Aloud, seat: Seat) => at((view as HaiyukiView).table, seat);

export const haiyukiTelling: GameTelling = {
  id: ID,
  unit: 'hp',
  sentences: haiyukiSentences,
  action: actionText,
  around: 'turn-began',
  call,
  move,
  wants,
  spoken: {
    brief: BRIEF,
    // T is tsumo.
    tableKey: 'b',
    table: ({ t, view }) => {
      const { turn, dora } = view as HaiyukiView;
      return saying(t)('telling:spoken.dora', { n: turn, dora: tileName(t, ID, dora) });
    },
    seat: (aloud, seat) => {
      const { character, hp, mp } = seatAt(aloud, seat);
      const values = { who: who(aloud, seat), character: characterText(aloud.t, character), hp, mp };
      return saying(aloud.t)('telling:spoken.health', values);
    },
    states: (aloud, seat) => {
      const say = saying(aloud.t);
      const { riichi, guard } = seatAt(aloud, seat);
      return [
        riichi === null ? null : say('telling:spoken.inRiichi'),
        guard === 0 ? null : say('telling:spoken.guarded', { n: guard }),
      ];
    },
    hand: () => null,
    // A hand in riichi plays by itself.
    isAsked: ({ phase, seat, table }: HaiyukiView) =>
      phase.name === 'turn' && phase.seat === seat && at(table, seat).riichi === null,
    question: questionText,
    keyOf,
    choiceOf,
    opening: ({ type }) => (type === 'exchange' ? 'telling:spoken.chooseTiles' : null),
  },
};
