import { CHARACTERS } from '@paiju/engine/haiyuki';
import { describe, expect, it } from 'vitest';
import { BOSS, opponentsFor, REGULARS, RIVALS } from './rivals.ts';
import type { Run } from './run.ts';
import {
  continued,
  duelTerms,
  fighting,
  forgotten,
  fought,
  hasBeatenBoss,
  isBossNext,
  levelOf,
  newRun,
  opponentOf,
  outcomeOf,
  runStateOf,
} from './run.ts';

const first = (): number => 0;
const last = (below: number): number => below - 1;
const winning = (run: Run, times: number): Run =>
  Array.from({ length: times }).reduce<Run>((each) => fought(fighting(each, 'duel'), 'won'), run);

describe('the opponents', () => {
  it.each(CHARACTERS)('of %s are all others once, the rival last, never the boss', (character) => {
    for (const draw of [first, last]) {
      const opponents = opponentsFor(character, draw);
      expect(opponents.at(-1)).toBe(RIVALS[character]);
      expect(opponents.toSorted()).toEqual(REGULARS.filter((each) => each !== character).toSorted());
    }
  });

  it('come in another order by chance', () => {
    expect(opponentsFor('ataho', first)).not.toEqual(opponentsFor('ataho', last));
  });

  it('get stronger', () => {
    const run = newRun('ataho', first);
    expect([0, 1, 2, 3, 4, 5].map((times) => levelOf(winning(run, times)))).toEqual([
      'novice',
      'novice',
      'greedy',
      'greedy',
      'expert',
      'expert',
    ]);
  });
});

describe('a way through the tournament', () => {
  const run = newRun('smash', first);

  it('begins before the first duel', () => {
    expect(runStateOf(run)).toBe('ready');
    expect(runStateOf(fighting(run, 'duel'))).toBe('fighting');
    expect(runStateOf(forgotten(fighting(run, 'duel')))).toBe('ready');
  });

  it('stays at an opponent that was not beaten', () => {
    const lost = fought(fighting(run, 'duel'), 'lost');
    expect(runStateOf(lost)).toBe('lost');
    expect(opponentOf(lost)).toBe(opponentOf(run));
    expect(runStateOf(continued(lost))).toBe('ready');
    expect(continued(lost).continues).toBe(1);
  });

  it('plays on at equal HP, for somebody has to win (H-5.8)', () => {
    expect(duelTerms(run)).toEqual({ seat0: 'smash', seat1: opponentOf(run), extraRounds: 3 });
  });

  it('fights a drawn duel again at no cost', () => {
    const drawn = fought(fighting(run, 'duel'), 'drawn');
    expect([runStateOf(drawn), drawn.beaten, drawn.continues]).toEqual(['ready', 0, 0]);
  });

  it('leads to the hidden boss if nothing was lost', () => {
    const clean = winning(run, run.opponents.length);
    expect(isBossNext(clean)).toBe(true);
    expect(runStateOf(clean)).toBe('ready');
    const champion = winning(clean, 1);
    expect([runStateOf(champion), hasBeatenBoss(champion), champion.opponents.length]).toEqual([
      'champion',
      true,
      6,
    ]);
  });

  it('keeps the boss when it is lost to and fought again', () => {
    const clean = winning(run, run.opponents.length);
    const again = continued(fought(fighting(clean, 'duel'), 'lost'));
    expect(isBossNext(again)).toBe(true);
    expect(hasBeatenBoss(winning(again, 1))).toBe(true);
  });

  it('ends with the rival after a continue', () => {
    const once = continued(fought(fighting(run, 'duel'), 'lost'));
    const champion = winning(once, run.opponents.length);
    expect([runStateOf(champion), hasBeatenBoss(champion), opponentOf(champion)]).toEqual([
      'champion',
      false,
      null,
    ]);
  });

  it('has no boss for the boss', () => {
    const own = newRun(BOSS, first);
    expect(own.opponents).toHaveLength(6);
    expect([runStateOf(winning(own, 6)), hasBeatenBoss(winning(own, 6))]).toEqual(['champion', false]);
  });
});

it('reads the outcome of a duel from the hit points', () => {
  expect([outcomeOf([3000, 0]), outcomeOf([0, 10]), outcomeOf([500, 500])]).toEqual(['won', 'lost', 'drawn']);
});
