/** What an adviser thinks, as lines. */
import type { Opinion } from '@paiju/bots';
import type { BySeat } from '@paiju/engine';
import { sameAction } from '@paiju/engine';
import type { Desk } from '../../desk.ts';
import { padded, widthOf } from '../../screen/width.ts';
import { costText, signedText } from '../../text/numbers.ts';
import { differenceText, reasonsText } from '../../text/reasons.ts';
import type { HintQuestion } from './request.ts';

/** So many are shown, and the one that was played. */
const SHORT = 5;
const PLAYED = '▶';
const INDENT = '     ';

export interface Advice {
  readonly opinions: readonly Opinion[];
  readonly all: boolean;
}

export const hintLines = (
  desk: Desk,
  names: BySeat<string>,
  question: HintQuestion,
  { opinions, all }: Advice,
): string[] => {
  const { words } = desk;
  const { played } = question;
  const isPlayed = ({ action }: Opinion): boolean => played !== undefined && sameAction(action, played);
  const ranked = opinions.map((opinion, place) => ({ opinion, place: place + 1 }));
  const shown = ranked.filter(({ opinion, place }) => all || place <= SHORT || isPlayed(opinion));
  const actions = shown.map(({ opinion }) => words.action(opinion.action));
  const estimates = shown.map(({ opinion }) => `${signedText(opinion.estimate)} ${words.unit}`);
  const width = (texts: readonly string[]): number => Math.max(...texts.map(widthOf));
  const lines = shown.flatMap(({ opinion, place }, row) => {
    const columns = [
      `${isPlayed(opinion) ? PLAYED : ' '} ${String(place).padStart(String(opinions.length).length)}.`,
      padded(actions[row] ?? '', width(actions)),
      (estimates[row] ?? '').padStart(width(estimates)),
      ` ${reasonsText(opinion)}`,
    ];
    return [columns.join(' ').trimEnd(), ...comparison(desk, opinion, opinions)];
  });
  const hidden = opinions.length - shown.length;
  return [
    ...headingLines(desk, names, question),
    ...lines,
    ...(hidden === 0 ? [] : [`  ${hidden} more (--all)`]),
  ];
};

/** `about equal to 1: …`, `costs about 1 to 2 points: …` */
const comparison = ({ game, words }: Desk, opinion: Opinion, [best]: readonly Opinion[]): string[] => {
  if (best === undefined || best === opinion) return [];
  const cost = costText(game.rules.id, best.estimate - opinion.estimate);
  const start = cost === null ? 'about equal to 1' : `costs about ${cost} ${words.unit}`;
  const why = differenceText(opinion, best);
  return [`${INDENT}${start}${why === '' ? '' : `: ${why}`}`];
};

/** `Step 57: Lin to act, wall 31`, and the hand. */
const headingLines = (
  { game, words }: Desk,
  names: BySeat<string>,
  { step, seat, state, played }: HintQuestion,
): string[] => {
  const view = game.rules.view(state, seat);
  const { wallSize } = view as { readonly wallSize: number };
  const where = step === undefined ? '' : `Step ${step}: `;
  const legend = played === undefined ? '' : ` (${PLAYED} played)`;
  return [`${where}${words.asked(view, names)}, wall ${wallSize}${legend}`, `Hand ${words.holding(view)}`];
};
