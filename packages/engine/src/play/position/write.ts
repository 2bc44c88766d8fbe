/** From a round, or from what one seat sees of it, to the words of a position. What is usual is left out. */
import { tilesIn } from '../../core/counts.ts';
import type { BySeat, Seat } from '../../core/seat.ts';
import { at, bySeat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import type { SeatSheet } from '../../position/sheet.ts';
import { HIDDEN, heldOf } from '../../position/sheet.ts';
import { sameAction } from '../actions.ts';
import type { Kit } from '../kit.ts';
import type { RoundRules } from '../roundRules.ts';
import type { AnyAction } from '../ruleset.ts';
import type { ClaimWindow, RoundState, TurnPhase } from '../state.ts';
import type { RoundView, TableSeatView } from '../view.ts';
import { tilesLeft } from '../wall.ts';
import type { RoundSheet } from './words.ts';
import { usualDraws, usualSource } from './words.ts';

type Facts = RoundSheet['facts'];

export const sheetOfRound = <K extends Kit>(rules: RoundRules<K>, state: RoundState<K>): RoundSheet => {
  const { round, dealer, phase } = state;
  const turn = phase.name === 'turn' ? phase : null;
  const facts: Facts = {
    ...placeFacts(round, dealer),
    ...(phase.name === 'choice' ? { choose: phase.kind } : {}),
    ...(phase.name === 'over' ? { over: phase.reason } : {}),
    ...(turn === null ? {} : turnFacts(turn)),
    ...(phase.name === 'claim' ? windowFacts(phase.window) : {}),
    wall: { front: tilesLeft(state.wall), hidden: 0, back: [] },
  };
  const answers: BySeat<AnyAction | null> =
    phase.name === 'choice' ? phase.answers : phase.name === 'claim' ? phase.window.answers : [];
  const hand = (seat: Seat): Held =>
    heldOf(tilesIn(at(state.seats, seat).concealed), turn?.seat === seat ? turn.drawn : null);
  const offered = (seat: Seat): readonly AnyAction[] | undefined =>
    phase.name === 'claim' ? otherOffers(rules, state, phase.window, seat) : undefined;
  return withSeats({ facts, seats: [] }, state.seats.length, (seat) => ({
    ...hand(seat),
    table: { ...at(state.seats, seat), melds: at(state.seats, seat).melds.map(laid) },
    isActing: turn?.seat === seat,
    answered: answers[seat] ?? undefined,
    offered: offered(seat),
  }));
};

/** `shown` are the tiles of other seats that lie open, at rest. */
export const sheetOfView = (view: RoundView, shown: (seat: Seat) => readonly Tile[] | null): RoundSheet => {
  const { phase, round, dealer, table } = view;
  const turn = phase.name === 'turn' ? phase : null;
  const facts: Facts = {
    seen: { seat: view.seat },
    ...placeFacts(round, dealer),
    ...(phase.name === 'choice' ? { choose: phase.kind } : {}),
    ...(phase.name === 'over' ? { over: phase.reason } : {}),
    ...(turn === null ? {} : turnFacts(turn)),
    ...(phase.name === 'claim' ? windowFacts(phase) : {}),
    wall: { front: [], hidden: view.wallSize, back: [] },
  };
  const own = phase.name === 'choice' || phase.name === 'claim' ? phase.own : null;
  const hand = (seat: Seat): Held => {
    if (seat === view.seat) return heldOf(view.hand ?? [], view.drawn);
    const hasDrawn = turn?.seat === seat && (turn.source === 'wall' || turn.source === 'replacement');
    const size = at(table, seat).concealedSize - (hasDrawn ? 1 : 0);
    return { hand: shown(seat) ?? size, drawn: hasDrawn ? HIDDEN : null };
  };
  return withSeats({ facts, seats: [] }, table.length, (seat) => ({
    ...hand(seat),
    table: at(table, seat),
    isActing: turn?.seat === seat,
    answered: seat === view.seat && own !== null ? (own as AnyAction) : undefined,
    offered: undefined,
  }));
};

type Held = Pick<SeatSheet<unknown>, 'hand' | 'drawn'>;

const placeFacts = (round: number, dealer: Seat): Facts => ({
  round: round === 0 ? undefined : round,
  dealer: dealer === 0 ? undefined : dealer,
});

const turnFacts = ({ source, kong, justDrawn }: Pick<TurnPhase, 'source' | 'kong' | 'justDrawn'>): Facts => ({
  source: source === usualSource(kong) ? undefined : source,
  'just-drawn': justDrawn ? true : undefined,
  'after-kong': kong ?? undefined,
});

const windowFacts = ({
  tile,
  from,
  robbing,
  justDrawn,
  kong,
}: Omit<ClaimWindow, 'offers' | 'answers'>): Facts => ({
  ...(robbing ? { rob: { tile, from } } : { claim: { tile, from } }),
  'just-drawn': justDrawn ? true : undefined,
  'after-kong': kong ?? undefined,
});

/** A seat's offers where the rules would not find the same now: it has answered, and answering has changed what it may claim. */
const otherOffers = <K extends Kit>(
  rules: RoundRules<K>,
  state: RoundState<K>,
  { from, offers }: ClaimWindow,
  seat: Seat,
): readonly AnyAction[] | undefined => {
  const found: readonly AnyAction[] = seat === from ? [] : rules.claims(state, seat);
  const written: readonly AnyAction[] = at(offers, seat);
  const isSame = written.length === found.length && written.every((claim, i) => sameAction(claim, found[i]));
  return isSame ? undefined : written;
};

interface SeatFound extends Held {
  readonly table: Omit<TableSeatView, 'concealedSize'>;
  readonly isActing: boolean;
  readonly answered: AnyAction | undefined;
  readonly offered: readonly AnyAction[] | undefined;
}

const laid = (meld: RoundState<Kit>['seats'][number]['melds'][number]): TableSeatView['melds'][number] => ({
  ...meld,
  made: meld.kind === 'kong' ? meld.made : null,
});

const withSeats = ({ facts }: RoundSheet, count: number, found: (seat: Seat) => SeatFound): RoundSheet => {
  const seats = bySeat(count, (seat) => {
    const { hand, drawn, table, isActing, answered, offered } = found(seat);
    const { melds, discards, taken, draws } = table;
    const usual = usualDraws({
      discards: discards.length,
      melds,
      isInTurn: isActing || facts.rob?.from === seat,
      isDealer: (facts.dealer ?? 0) === seat,
    });
    return {
      isActing,
      hand,
      drawn,
      melds,
      facts: {
        discards: discards.length === 0 ? undefined : { tiles: discards, taken },
        draws: draws === usual ? undefined : draws,
        answered,
        offered,
      },
    };
  });
  return { facts, seats };
};
