/** Answers to the open question as every game hands them to the bar: the strongest first, each with its key and its tiles. */
import type { AnyAction, Tile } from '@paiju/engine';

/** How much an answer weighs in colour and size, from a win down to a pass. */
export type Weight = 'win' | 'kong' | 'pung' | 'chow' | 'pass';

export interface Answer<Kind extends string = string> {
  readonly kind: Kind;
  readonly weight: Weight;
  /** What it may lead to: one action, or one for each tile that it may be made with; none while tiles are missing. */
  readonly actions: readonly AnyAction[];
  /** Drawn on the button. */
  readonly tiles: readonly Tile[];
  /** Tiles of the own hand that would be laid out. */
  readonly uses: readonly Tile[];
  /** `H`, `Escape`; null where no key answers. */
  readonly key: string | null;
  /** What comes of it when nobody answers. */
  readonly isDefault: boolean;
}

/** An answer in the words of its game. */
export interface WordedAnswer extends Answer {
  readonly word: string;
  /** Says more than the word on it. */
  readonly label: string;
  /** Small, after the word: what it costs, how many there are. */
  readonly note: string | null;
  /** What sets it apart from the others, after the note: the shortest suit. */
  readonly mark: string | null;
}

/** Told apart from other answers to the same question. */
export const idOf = ({ kind, actions }: Answer): string => `${kind} ${JSON.stringify(actions)}`;

/**
 * The own tiles that rise: those of the answer that is looked at, and where there is only one besides the default,
 * its tiles at once.
 */
export const risingFor = <A extends Answer>(
  answers: readonly A[],
  looked: string | null,
): readonly Tile[] => {
  const real = answers.filter(({ isDefault }) => !isDefault);
  const found = real.find((answer) => idOf(answer) === looked);
  const [only] = real;
  return found?.uses ?? (real.length === 1 ? (only?.uses ?? []) : []);
};

/** What a key means: the answers that have it. Capitals are the same letters, and Space is as good as Escape. */
export const answersTo = <A extends Answer>(answers: readonly A[], key: string): readonly A[] => {
  const wanted = key === ' ' ? 'Escape' : key.length === 1 ? key.toUpperCase() : key;
  return answers.filter((answer) => answer.key === wanted);
};
