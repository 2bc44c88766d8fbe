/**
 * Questions to a bot in seat 0 of Haiyuki, written as text. A tile is one letter: A ataho, R rin, S smash, Y yuri, P pet,
 * F fari; p fist, s sword, w staff; r, b, y, v the red, blue, yellow and purple browdog.
 */
import type { AnyAction } from '@paiju/engine';
import { sketchState } from '@paiju/engine';
import type { HaiyukiAction, HaiyukiOptions, HaiyukiState } from '@paiju/engine/haiyuki';
import { haiyuki } from '@paiju/engine/haiyuki';
import type { Adviser, Opinion } from '../advice.ts';
import type { Bot } from '../bot.ts';

type SeatState = HaiyukiState['seats'][number];
/** What may be different about a seat. */
type Changes = Partial<Pick<SeatState, 'hp' | 'mp' | 'guard' | 'guaranteed'>> & {
  readonly riichi?: NonNullable<SeatState['riichi']>;
};

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
  readonly own?: Changes;
  readonly other?: Changes;
}

const NOBODY = 'ARSYPFpswrb';

const haiyukiState = (question: HaiyukiQuestion): HaiyukiState => {
  const preset = haiyuki.options.presets.rulebook as HaiyukiOptions;
  const { phase, discard, turn = 5, round = 0, dora = 'v' } = question;
  const [held = '', pungs = ''] = question.hand.replaceAll(' ', '').split('|');
  const isTurn = phase === undefined && discard === undefined;
  const hand = isTurn ? `0* ${held.slice(0, -1)} + ${held.slice(-1)}` : `0 ${held}`;
  const laid = [...pungs].map((tile) => `pung ${tile}`);
  const answered = phase === 'setup' || phase === 'last-chance' ? ['answered pass'] : [];
  return sketchState(haiyuki, { ...preset, ...question.options }, [
    `round ${round}`,
    `turn ${turn}`,
    `dora ${dora}`,
    'ura v',
    'wall ?66',
    ...phaseText(question.phase, held),
    [hand, ...laid, ...discardsText(question.discards), ...factsOf(question.own)].join(' | '),
    [
      discard === undefined ? `1 ${NOBODY}` : `1* ${NOBODY}${discard}`,
      ...discardsText(question.theirs),
      ...factsOf(question.other),
      ...answered,
    ].join(' | '),
  ]);
};

const discardsText = (tiles: string | undefined): string[] =>
  tiles === undefined ? [] : [`discards ${tiles}`];

/** What is different about a seat, in words. */
const factsOf = ({ riichi, ...rest }: Changes = {}): string[] => [
  ...(riichi === undefined ? [] : [`riichi ${riichi.turn}@${riichi.place}`]),
  ...Object.entries(rest).map(([word, value]) => (value === true ? word : `${word} ${value}`)),
];

const phaseText = (phase: HaiyukiQuestion['phase'], held: string): string[] => {
  if (phase === 'countered') return ['declared 1 ron A'];
  if (phase === 'won') return [`declared 0 tsumo ${held.slice(-1)}`];
  return phase === undefined ? [] : [phase];
};

const asked = (question: HaiyukiQuestion): HaiyukiState => {
  const state = haiyukiState(question);
  if (question.discard === undefined) return state;
  const done = haiyuki.apply(
    state,
    1,
    haiyuki.notation.readAction(`discard ${question.discard}`) as HaiyukiAction,
  );
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

const textOf = (action: AnyAction): string => haiyuki.notation.writeAction(action as HaiyukiAction);
