/** What holds at every step of every Xuezhan round, whatever the options. Throws at the first thing that does not. */
import { countOf, sizeOf, tilesIn, withoutTile } from '../../../core/counts.ts';
import type { Seat } from '../../../core/seat.ts';
import { at } from '../../../core/seat.ts';
import { suitOf } from '../../../core/tile.ts';
import { must } from '../../../testing/contractChecks.ts';
import type { PlayedStep } from '../../../testing/contractGame.ts';
import { isSame } from '../../../testing/same.ts';
import type { XuezhanEvent, XuezhanState } from '../state.ts';
import { waitsOf } from '../win.ts';

type Step = PlayedStep<XuezhanState, XuezhanEvent>;

const SEATS = [0, 1, 2, 3] as const;

export const checkOwn = (step: Step): void => {
  for (const seat of SEATS) checkHandSize(step.after, seat);
  checkDiscards(step);
  checkWinners(step);
  if (step.by === null) return;
  for (const seat of SEATS) {
    checkWonTiles(step, seat);
    checkKept(step, seat);
    if (at(step.before.extra.seats, seat).wins === 0) continue;
    if (step.before.options.afterWin === 'leave') checkLeft(step, seat);
    else checkLocked(step, seat);
  }
};

/** 3k+2 for the seat to act, 3k+1 for the others; melds fill the places of their sets. */
const checkHandSize = (state: XuezhanState, seat: Seat): void => {
  const { concealed, melds } = at(state.seats, seat);
  const { won, wins, buried } = at(state.extra.seats, seat);
  const size = sizeOf(concealed) + 3 * melds.length;
  const rest = 3 * state.options.sets + 1;
  const isBurying = state.options.opening === 'bury' && buried.length === 0;
  // where winners leave, one who won with the opening hand keeps it whole.
  const isWhole = wins > won.length;
  const expected = rest + (isBurying ? 3 : 0) + (hasTurn(state, seat) || isWhole ? 1 : 0);
  must(size === expected, 'X-6.1: hand size', () => `seat ${seat} has ${size}, not ${expected}`);
};

const hasTurn = ({ phase, dealer }: XuezhanState, seat: Seat): boolean => {
  if (phase.name === 'choice') return seat === dealer;
  if (phase.name === 'turn') return seat === phase.seat;
  return phase.name === 'claim' && phase.window.robbing && seat === phase.window.from;
};

/** what is put down is void suit while there is any, and what was drawn where the hand is locked. */
const checkDiscards = ({ before, events }: Step): void => {
  for (const event of events) {
    if (event.type !== 'discarded') continue;
    const { voidSuit, wins } = at(before.extra.seats, event.seat);
    const held = tilesIn(at(before.seats, event.seat).concealed);
    const drawn = before.phase.name === 'turn' ? before.phase.drawn : null;
    if (wins > 0) must(event.tile === drawn, 'X-6.5: a locked seat discarded from its hand');
    else if (held.some((tile) => suitOf(tile) === voidSuit))
      must(suitOf(event.tile) === voidSuit, 'X-6.2: a void suit was kept back');
  }
};

/** one winner where only the nearest wins; nothing comes between the winners of one tile. */
const checkWinners = ({ after, events }: Step): void => {
  const wins = events.flatMap((event, place) => (event.type === 'won' ? [{ event, place }] : []));
  const [first] = wins;
  if (first === undefined) return;
  const { winners } = first.event;
  must(after.options.severalWinners === 'all' || winners.length === 1, 'X-7.4: only the nearest wins');
  must(
    String(wins.map(({ event }) => event.seat)) === String(winners),
    'X-7.4: other winners than announced',
  );
  must(
    wins.every(({ place }, i) => place === first.place + i),
    'X-15.4: something came between two winners',
  );
};

/** every win is in the seat's won tiles, and a win is never taken back. */
const checkWonTiles = ({ before, events, after }: Step, seat: Seat): void => {
  const wins = events.flatMap((event) => (event.type === 'won' && event.seat === seat ? [event.tile] : []));
  const old = at(before.extra.seats, seat);
  const now = at(after.extra.seats, seat);
  must(now.wins === old.wins + wins.length, 'X-11.3: wins are counted', () => `seat ${seat}`);
  const tiles = [...old.won, ...wins.filter((tile) => tile !== null)];
  must(isSame(now.won, tiles), 'X-11.1: won tiles', () => `seat ${seat}`);
};

/** void suit and buried tiles stay; discards are only added: no melds of the void suit. */
const checkKept = ({ before, after }: Step, seat: Seat): void => {
  const old = at(before.extra.seats, seat);
  const now = at(after.extra.seats, seat);
  if (old.voidSuit !== null) {
    must(now.voidSuit === old.voidSuit, 'X-5.2: the void suit changed');
    must(isSame(now.buried, old.buried), 'X-5.3: buried tiles changed');
  }
  const { discards, taken, melds } = at(after.seats, seat);
  const earlier = at(before.seats, seat);
  must(isSame(discards.slice(0, earlier.discards.length), earlier.discards), 'discards changed');
  must(isSame(taken.slice(0, earlier.taken.length), earlier.taken), 'a taken discard came back');
  if (!after.options.voidMelds)
    must(
      melds.every(({ tile }) => suitOf(tile) !== now.voidSuit),
      'X-8.2: a meld of the void suit',
    );
  if (after.options.passedWin === 'free') must(now.barred === null, 'X-7.5: barred where passing is free');
};

/** nothing of a seat that has left ever changes. */
const checkLeft = ({ before, after }: Step, seat: Seat): void => {
  const all = (state: XuezhanState): object => [at(state.seats, seat), at(state.extra.seats, seat)];
  must(isSame(all(before), all(after)), 'X-11.5: a seat that has left changed', () => `seat ${seat}`);
};

/** a locked hand changes by kongs alone, where they are allowed, and keeps its waits. */
const checkLocked = ({ before, after, events }: Step, seat: Seat): void => {
  const old = atRest(before, seat);
  const now = atRest(after, seat);
  const kongs = events.filter((event) => isKongStep(event) && event.seat === seat);
  if (kongs.length === 0) {
    must(isSame(old, now), 'X-11.3: a locked hand changed', () => `seat ${seat}`);
    return;
  }
  must(before.options.lockedKongs === 'same-waits', 'X-11.4: a locked seat melded');
  must(
    !kongs.some((event) => event.type === 'melded' && event.meld.kind !== 'kong'),
    'X-11.4: a locked pung',
  );
  const { voidSuit } = at(after.extra.seats, seat);
  const waits = (hand: typeof old): string => String(waitsOf(after.options, { ...hand, voidSuit }));
  must(waits(old) === waits(now), 'X-11.4: a kong changed the waits of a locked hand');
};

/** A kong made, or one declared with another tile than the drawn one, which then stays in the hand. */
const isKongStep = (
  event: XuezhanEvent,
): event is Extract<XuezhanEvent, { type: 'melded' | 'kong-declared' }> =>
  event.type === 'melded' || (event.type === 'kong-declared' && !event.justDrawn);

type Hand = Pick<XuezhanState['seats'][number], 'concealed' | 'melds'>;

/** Without the tile just drawn, and without one being added to a pung. */
const atRest = (state: XuezhanState, seat: Seat): Hand => {
  const { concealed, melds } = at(state.seats, seat);
  const extra = extraTile(state, seat);
  if (extra === null) return { concealed, melds };
  must(countOf(concealed, extra) > 0, 'X-9.2: the drawn tile is not in the hand');
  return { concealed: withoutTile(concealed, extra), melds };
};

const extraTile = ({ phase }: XuezhanState, seat: Seat) => {
  if (phase.name === 'turn' && phase.seat === seat) return phase.drawn;
  return phase.name === 'claim' && phase.window.robbing && phase.window.from === seat
    ? phase.window.tile
    : null;
};
