/** What a tutorial is made of: a game that always plays the same way, and the steps the reader takes through it. */
import type { BotLevel } from '@paiju/bots';
import type { AnyAction, GameId, Seat } from '@paiju/engine';
import { sameAction, seedOf, withTiles } from '@paiju/engine';
import type { English } from '@paiju/words';
import type { TFunction } from 'i18next';
import { outlineOf } from '../../game/outlineOf.ts';
import type { NewGame } from '../../play/messages.ts';

type Texts = English['tutorial'];

/** An action as it is written in a script: tiles by their codes. */
export type Wish = Readonly<Record<string, string | readonly string[]>> & { readonly type: string };

interface StepOf<R extends GameId> {
  readonly text: keyof Texts[R];
  /** What the reader is to do; null where there is only something to read. */
  readonly wish: Wish | null;
}

export interface ScriptOf<R extends GameId> {
  readonly ruleset: R;
  /** Changes to the default preset. */
  readonly options: object;
  /** Found by trying: with these bots and these steps it is the game that the texts tell of. */
  readonly seed: string;
  /** The actions that are taken on tiles of the own hand: the tiles are shown beside the button. */
  readonly onTiles: readonly string[];
  readonly steps: readonly StepOf<R>[];
  opponents(t: LessonT): readonly string[];
}

type LessonT = TFunction<['tutorial', 'characters']>;

/** Where the others are nobody in particular. */
export const threeOthers = (t: LessonT): readonly string[] => [
  t('tutorial:names.one'),
  t('tutorial:names.two'),
  t('tutorial:names.three'),
];

export type Script = { readonly [R in GameId]: ScriptOf<R> }[GameId];
export type TutorialStep = Script['steps'][number];

/** The seat of the reader. */
export const READER: Seat = 0;
/** Plays the same way every time, and lets a beginner win. */
const COMPANION: BotLevel = 'greedy';

export const newGameOf = ({ ruleset, options, seed }: Script, players: readonly string[]): NewGame => {
  const { presets, defaultPreset } = outlineOf(ruleset).options;
  return {
    ruleset,
    options: { ...presets[defaultPreset], ...options },
    seed: seedOf(seed.padStart(64, '0')),
    players,
    lineup: players.map((_, seat) => (seat === READER ? null : COMPANION)),
  };
};

/** The wish of a step as the game takes it. */
export const wishedAction = (ruleset: GameId, wish: Wish): AnyAction =>
  withTiles(outlineOf(ruleset).tiles, wish) as AnyAction;

/** Where an action leads: past the next step that wishes for it, or null where it is not wished for. */
export const placeAfter = ({ ruleset, steps }: Script, place: number, action: AnyAction): number | null => {
  const all: readonly TutorialStep[] = steps;
  const next = all.findIndex(({ wish }, at) => at >= place && wish !== null);
  const wish = steps[next]?.wish ?? null;
  return wish !== null && sameAction(wishedAction(ruleset, wish), action) ? next + 1 : null;
};
