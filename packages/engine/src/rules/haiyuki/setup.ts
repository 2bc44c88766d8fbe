/** H-6.8, H-6.9, H-6.33: the exchange before the first draw. */
import type { Counts } from '../../core/counts.ts';
import { countOf, kindsIn } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import { at, bySeat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import type { Pass } from '../../play/actions.ts';
import { PASS } from '../../play/actions.ts';
import { tilesLeft } from '../../play/wall.ts';
import type { Exchange } from './actions.ts';
import { placeBy } from './drawing.ts';
import type { Run } from './run.ts';
import { usableSkills } from './skills.ts';
import type { HaiyukiState } from './state.ts';
import { inOrder, SEAT_COUNT, seatOf } from './state.ts';

/** A seat is asked once, and only if it can pay for a tile. */
export const owesExchange = (state: HaiyukiState, seat: Seat): boolean => {
  const { phase } = state;
  return (
    phase.name === 'setup' &&
    at(phase.answers, seat) === null &&
    usableSkills(state, seat, 'setup').length > 0
  );
};

/** Every choice of tiles the seat can pay for, each in order. */
export const exchanges = (state: HaiyukiState, seat: Seat): readonly (Exchange | Pass)[] => {
  const [skill] = usableSkills(state, seat, 'setup');
  if (skill === undefined) return [];
  const { concealed, mp } = seatOf(state, seat);
  const most = Math.floor(mp / skill.cost);
  const known = listed.get(concealed);
  if (known?.most === most) return known.choices;
  const choices = choicesFrom(concealed, most);
  listed.set(concealed, { most, choices });
  return choices;
};

/** There may be two thousand, and they are asked for again and again while neither the hand nor the MP change. */
const listed = new WeakMap<
  Counts,
  { readonly most: number; readonly choices: readonly (Exchange | Pass)[] }
>();

const choicesFrom = (concealed: Counts, most: number): readonly (Exchange | Pass)[] => {
  const choices: (Exchange | Pass)[] = [];
  const given: Tile[] = [];
  const held = kindsIn(concealed);
  /** With none of the kind at this place, with one, and so on, each with every choice of the kinds after it. */
  const chooseFrom = (place: number): void => {
    const kind = held[place];
    if (kind === undefined || given.length === most) {
      choices.push(given.length === 0 ? PASS : { type: 'exchange', tiles: given.slice() });
      return;
    }
    const copies = Math.min(countOf(concealed, kind), most - given.length);
    chooseFrom(place + 1);
    for (let taken = 0; taken < copies; taken++) {
      given.push(kind);
      chooseFrom(place + 1);
    }
    given.length -= copies;
  };
  chooseFrom(0);
  return choices;
};

/** All returned tiles go back first, then the replacements come from the top; the starter is first in both. */
export const carryOutExchanges = (run: Run): void => {
  const { phase, returned } = run.state;
  if (phase.name !== 'setup') throw new Error('the setup is over');
  const given = phase.answers.map((answer) => (answer?.type === 'exchange' ? answer.tiles : []));
  if (given.every((tiles) => tiles.length === 0)) return;
  const order = inOrder(run.state);
  for (const seat of order) pay(run, seat, at(given, seat).length);
  const wall = tilesLeft(run.state.wall);
  const back = order.flatMap((seat) => at(given, seat));
  for (const [i, tile] of back.entries()) wall.splice(placeBy(at(returned, i), wall.length + 1), 0, tile);
  const received: Tile[][] = bySeat(SEAT_COUNT, () => []);
  for (const seat of order) received[seat] = wall.splice(0, at(given, seat).length);
  run.emit({
    type: 'exchanged',
    given,
    received: received.map((tiles) => tiles.sort((a, b) => a - b)),
    wall,
  });
};

const pay = (run: Run, seat: Seat, tiles: number): void => {
  const [skill] = usableSkills(run.state, seat, 'setup');
  if (tiles === 0 || skill === undefined) return;
  run.emit({ type: 'skill-used', seat, skill: skill.name, cost: tiles * skill.cost, healed: 0 });
};
