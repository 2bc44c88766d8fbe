import type { Match } from '@paiju/engine';
import type { HaiyukiAction } from '@paiju/engine/haiyuki';
import { expect, test } from 'vitest';
import type { Duel } from '../testing/duel.ts';
import { JUNK, matchOf, READY, tile } from '../testing/duel.ts';
import { CHARTS } from './charts.ts';

/** Two rounds: seat 0 curses and wins by ron, seat 1 wins by ron on turn 2. */
const DUEL: Duel = { hands: [READY, JUNK], draws: 'Pur', options: { seat0: 'ataho', seat1: 'fari' } };

const played = (): Match => {
  const match = matchOf(DUEL);
  const act = (seat: number, action: HaiyukiAction): void => {
    expect(match.act(seat, action)).toMatchObject({ ok: true });
  };
  const discard = (name: string): HaiyukiAction => ({ type: 'discard', tile: tile(name) });
  match.begin();
  act(0, { type: 'skill', skill: 'HELL_PILE' });
  act(0, { type: 'riichi', tile: tile('Pur') });
  act(1, discard('Yur'));
  // The seats take turns at starting, and the starter has the ready hand.
  match.begin();
  act(1, discard('Pur'));
  act(0, discard('Ata'));
  act(1, { type: 'pass' });
  act(1, { type: 'riichi', tile: tile('Pur') });
  act(0, discard('Yur'));
  return match;
};

test('yaku, ways, turns, damage and skills are counted', () => {
  const { history } = played();
  const counted = Object.fromEntries(
    CHARTS.map((chart) => [chart.key, history.flatMap((moment) => chart.counted(moment, history))]),
  );
  expect(counted).toEqual({
    yaku: ['SAM_DO_RIP', 'SAM_DO_RIP'],
    ways: ['ron', 'ron'],
    turns: [1, 2],
    damage: [2400, 2400],
    skills: ['HELL_PILE'],
  });
});
