/** Plays Haiyuki in place of a person: keeps what it has most of, and takes whatever is offered. */
import type { Answers } from './robot.ts';

export const duellist: Answers = (screen) => {
  const [hand = '', numbers = '', ...rest] = screen.trim().split('\n');
  const keys = rest.filter((line) => !line.startsWith('not now')).join(' ');
  const offered = /(?:^| )(t|r|p|y) (?:TSUMO|RON|pon|use)/.exec(keys)?.[1];
  if (offered !== undefined) return offered;
  const tiles = tilesIn(hand, numbers);
  if (keys.includes('tiles to exchange')) return singlesOf(tiles, Number(/(\d+) at most/.exec(keys)?.[1]));
  const skill = /\b(?:tiger|hell|mirror|heal|guard|critical|spirit)\b(?: [A-Z][a-z]{2})?(?=[: ])/.exec(
    keys,
  )?.[0];
  if (skill !== undefined) return skill;
  const declared = /\br [A-Z][a-z]{2} (?=riichi)/.exec(keys)?.[0];
  if (declared !== undefined) return declared.trim();
  return leastUseful(tiles) ?? '';
};

interface Numbered {
  readonly label: string;
  readonly number: string;
}

/** Each tile with the number that stands under it. */
const tilesIn = (hand: string, numbers: string): Numbered[] =>
  [...hand.matchAll(/ ([A-Z][a-z]{2})(?= |$)/g)].map(({ 1: label = '', index }) => ({
    label,
    number: numbers.slice(index, index + label.length + 1).trim(),
  }));

const countOf = (tiles: readonly Numbered[], { label }: Numbered): number =>
  tiles.filter((tile) => tile.label === label).length;

const singlesOf = (tiles: readonly Numbered[], most: number): string =>
  tiles
    .filter((tile) => countOf(tiles, tile) === 1)
    .slice(0, Math.min(most, 3))
    .map(({ number }) => number)
    .join(' ');

const leastUseful = (tiles: readonly Numbered[]): string | undefined =>
  [...tiles].sort((a, b) => countOf(tiles, a) - countOf(tiles, b))[0]?.number;
