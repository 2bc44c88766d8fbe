/**
 * Questions to a bot in seat 0 of Haiyuki, written as text. A tile is one letter: A ataho, R rin, S smash, Y yuri, P pet,
 * F fari; p fist, s sword, w staff; r, b, y, v the red, blue, yellow and purple browdog.
 */
import type { AnyAction, Tile } from '@paiju/engine';
import { countTiles } from '@paiju/engine';
import type { HaiyukiAction, HaiyukiOptions, HaiyukiState } from '@paiju/engine/haiyuki';
import { freshSeat, HAIYUKI_TILES, haiyuki } from '@paiju/engine/haiyuki';
import type { Adviser, Opinion } from '../advice.ts';
import type { Bot } from '../bot.ts';

type SeatState = HaiyukiState['seats'][number];

export interface HaiyukiQuestion {
  readonly options?: Partial<HaiyukiOptions>;
  /** Closed tiles of seat 0, then its pungs: `'AAARRSSYY | F'`. A drawn tile is the last one written. */
  readonly hand: string;
  /** What seat 1 discards; without it and without `phase` it is seat 0's turn. */
  readonly discard?: string;
  /** `setup`: the exchange before the first draw. `countered`: seat 1 wins on seat 0's last discard. */
  readonly phase?: 'setup' | 'countered' | 'last-chance' | 'won';
  readonly turn?: number;
  readonly round?: number;
  readonly dora?: string;
  /** Discards of seat 0 and of seat 1, one a turn. */
  readonly discards?: string;
  readonly theirs?: string;
  readonly own?: Partial<SeatState>;
  readonly other?: Partial<SeatState>;
}

const LETTERS = 'ARSYPFpswrbyv';
const NOBODY = 'ARSYPFpswrb';

const tilesIn = (text: string): Tile[] =>
  [...text.replaceAll(' ', '')].map((letter) => {
    const tile = LETTERS.indexOf(letter);
    if (tile < 0) throw new RangeError(`no tile ${letter}`);
    return tile as Tile;
  });
const oneIn = (text: string): Tile => tilesIn(text)[0] as Tile;

const haiyukiState = (question: HaiyukiQuestion): HaiyukiState => {
  const preset = haiyuki.options.presets.rulebook as HaiyukiOptions;
  const options: HaiyukiOptions = { ...preset, ...question.options };
  const [held = '', pungs = ''] = question.hand.split('|');
  const hand = tilesIn(held);
  const seat = (own: number, tiles: readonly Tile[], discards: string): SeatState => ({
    character: own === 0 ? options.seat0 : options.seat1,
    hp: options.hp,
    mp: options.mp,
    concealed: countTiles(HAIYUKI_TILES, tiles),
    ...freshSeat(),
    melds: own === 0 ? tilesIn(pungs).map((tile) => ({ kind: 'pung', tile, from: 1 })) : [],
    discards: tilesIn(discards),
  });
  return {
    options,
    round: question.round ?? 0,
    starter: 0,
    turn: question.turn ?? 5,
    wall: { tiles: tilesIn(NOBODY.repeat(6)), front: 0, back: 66 },
    dora: oneIn(question.dora ?? 'v'),
    ura: oneIn('v'),
    isUraShown: false,
    returned: [],
    roulette: [0, 0],
    seats: [
      { ...seat(0, hand, question.discards ?? ''), ...question.own },
      { ...seat(1, tilesIn(`${NOBODY}${question.discard ?? ''}`), question.theirs ?? ''), ...question.other },
    ],
    phase: phaseOf(question, hand),
  };
};

const phaseOf = ({ phase, discard }: HaiyukiQuestion, hand: readonly Tile[]): HaiyukiState['phase'] => {
  const tile = hand.at(-1) ?? null;
  switch (phase) {
    case 'setup':
      return { name: 'setup', answers: [null, { type: 'pass' }] };
    case 'last-chance':
      return { name: 'last-chance', answers: [null, { type: 'pass' }] };
    case 'countered':
      return { name: 'declared', win: { seat: 1, tile: oneIn('A'), from: 0, way: 'ron' }, stands: false };
    case 'won':
      return {
        name: 'declared',
        win: { seat: 0, tile: tile as Tile, from: null, way: 'tsumo' },
        stands: false,
      };
    default:
      return discard === undefined
        ? { name: 'turn', seat: 0, drawn: tile, source: 'wall', barred: null }
        : { name: 'turn', seat: 1, drawn: null, source: 'wall', barred: null };
  }
};

const asked = (question: HaiyukiQuestion): HaiyukiState => {
  const state = haiyukiState(question);
  if (question.discard === undefined) return state;
  const done = haiyuki.apply(state, 1, { type: 'discard', tile: oneIn(question.discard) });
  if (!done.ok) throw new Error(done.error.code);
  return done.value.state;
};

/** What the bot does, as text: `'discard A'`, `'skill CRITICAL'`, `'exchange rv'`, `'pass'`. */
export const haiyukiAnswer = (bot: Bot, question: HaiyukiQuestion): string => {
  const state = asked(question);
  return textOf(bot.choose(haiyuki.view(state, 0), haiyuki.legal(state, 0)));
};

/** What the adviser thinks of each action, by the action's text. */
export const haiyukiOpinions = (
  adviser: Adviser,
  question: HaiyukiQuestion,
): ReadonlyMap<string, Opinion> => {
  const state = asked(question);
  const opinions = adviser.weigh(haiyuki.view(state, 0), haiyuki.legal(state, 0));
  return new Map(opinions.map((opinion) => [textOf(opinion.action), opinion]));
};

const textOf = (any: AnyAction): string => {
  const action = any as HaiyukiAction;
  const skill = action.type === 'skill' ? action.skill : '';
  const tiles =
    'tiles' in action ? action.tiles : 'tile' in action && action.tile !== undefined ? [action.tile] : [];
  return [action.type, skill, tiles.map((tile) => LETTERS[tile]).join('')].filter(Boolean).join(' ');
};
