/** How Haiyuki is told. */
import type { AnyAction, Seat, Tile } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { HaiyukiAction, HaiyukiView } from '@paiju/engine/haiyuki';
import { turnText } from '../../telling/four.ts';
import type { Aloud, GameTelling } from '../../telling/game.ts';
import { tileNames, tilesText, who } from '../../telling/setting.ts';
import { tileName } from '../../tiles/names.ts';
import type { AnyT } from '../../words/say.ts';
import { saying } from '../../words/say.ts';
import { skillsOf } from './characters/skills.ts';
import { haiyukiSentences } from './sentences.ts';
import { characterText, skillText } from './words/codes.ts';

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

const KEYS: Readonly<Record<string, string>> = {
  tsumo: 'T',
  ron: 'H',
  riichi: 'R',
  pon: 'P',
  pass: 'Escape',
};

/** Skills have numbers, in the order of the rule book. */
const keyOf = ({ view, seat }: Aloud, action: AnyAction): string => {
  const { type, skill } = action as { readonly type: string; readonly skill?: string };
  if (skill === undefined) return KEYS[type] ?? '';
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
