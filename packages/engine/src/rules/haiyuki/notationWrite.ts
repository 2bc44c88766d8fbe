/** From a round of Haiyuki, or from what one seat sees of it, to the words of a position. What is usual is left out. */
import { tilesIn } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import { at } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import { tilesLeft } from '../../play/wall.ts';
import type { SeatSheet } from '../../position/sheet.ts';
import { HIDDEN, heldOf } from '../../position/sheet.ts';
import type { Answer } from './actions.ts';
import type { HaiyukiFacts, HaiyukiSheet, SeatFacts } from './notationWords.ts';
import type { HaiyukiOptions } from './options.ts';
import type { HaiyukiState, Phase, SeatState } from './state.ts';
import type { HaiyukiPhaseView, HaiyukiView } from './view.ts';

export const sheetOfState = (state: HaiyukiState): HaiyukiSheet => {
  const { options, ura, isUraShown, phase, returned, roulette } = state;
  const turn = phase.name === 'turn' ? phase : null;
  const answers = phase.name === 'setup' || phase.name === 'last-chance' ? phase.answers : [];
  return {
    facts: {
      ...tableFacts(state),
      ura,
      'ura-shown': isUraShown ? true : undefined,
      ...phaseFacts(phase),
      wall: { front: tilesLeft(state.wall), hidden: 0, back: [] },
      returned: phase.name === 'setup' ? returned : undefined,
      roulette: roulette.every((word) => word === 0) ? undefined : roulette,
    },
    seats: state.seats.map((each, seat) => ({
      isActing: turn?.seat === seat,
      ...heldOf(tilesIn(each.concealed), turn?.seat === seat ? turn.drawn : null),
      ...openFacts(options, each, answers[seat] ?? null),
    })),
  };
};

export const sheetOfView = (view: HaiyukiView): HaiyukiSheet => {
  const { options, phase, table } = view;
  const turn = phase.name === 'turn' ? phase : null;
  const own = phase.name === 'setup' || phase.name === 'last-chance' ? phase.own : null;
  const held = (seat: Seat): Held => {
    if (seat === view.seat) return heldOf(view.hand ?? [], view.drawn);
    const hasDrawn = turn?.seat === seat && turn.source === 'wall';
    const size = at(table, seat).concealedSize - (hasDrawn ? 1 : 0);
    return { hand: view.shown?.[seat] ?? size, drawn: hasDrawn ? HIDDEN : null };
  };
  return {
    facts: {
      seen: { seat: view.seat },
      ...tableFacts(view),
      ura: view.ura ?? undefined,
      ...phaseViewFacts(phase),
      wall: { front: [], hidden: view.wallSize, back: [] },
    },
    seats: table.map((seen, seat) => ({
      isActing: turn?.seat === seat,
      ...held(seat),
      ...openFacts(options, seen, seat === view.seat ? own : null),
    })),
  };
};

type Held = Pick<SeatSheet<unknown>, 'hand' | 'drawn'>;

const tableFacts = ({
  round,
  starter,
  turn,
  dora,
}: Pick<HaiyukiState, 'round' | 'starter' | 'turn' | 'dora'>): HaiyukiFacts => ({
  round: round === 0 ? undefined : round,
  dealer: starter === 0 ? undefined : starter,
  turn: turn === 1 ? undefined : turn,
  dora,
});

const phaseFacts = (phase: Phase): HaiyukiFacts => {
  const drew = 'from' in phase || phase.name === 'declared' ? (phase.drawn ?? undefined) : undefined;
  if (phase.name === 'declared')
    return { declared: phase.win, stands: phase.stands ? true : undefined, drew };
  const seen = phase.name === 'setup' || phase.name === 'last-chance' ? { ...phase, own: null } : phase;
  return { ...phaseViewFacts(seen), drew };
};

/** A declared win says by itself whose tile it is on. */
const phaseViewFacts = (phase: HaiyukiPhaseView): HaiyukiFacts => {
  switch (phase.name) {
    case 'turn':
      return {
        source: phase.source === 'wall' ? undefined : phase.source,
        barred: phase.barred ?? undefined,
      };
    case 'reaction':
      return { claim: { tile: phase.tile, from: phase.from } };
    case 'declared':
      return { declared: { seat: phase.seat, tile: phase.tile, way: phase.way, from: null } };
    case 'over':
      return { over: phase.reason as NonNullable<HaiyukiFacts['over']> };
    case 'setup':
    case 'last-chance':
    case 'waiting':
      return { [phase.name]: true };
  }
};

type OpenSeat = Omit<SeatState, 'concealed' | 'discards'> & { readonly discards: readonly Tile[] };

const openFacts = (
  { hp, mp }: HaiyukiOptions,
  own: Readonly<OpenSeat>,
  answer: Answer | null,
): { readonly melds: HaiyukiSheet['seats'][number]['melds']; readonly facts: SeatFacts } => ({
  melds: own.melds.map((meld) => ({ ...meld, made: null })),
  facts: {
    hp: own.hp === hp ? undefined : own.hp,
    mp: own.mp === mp ? undefined : own.mp,
    discards: own.discards.length === 0 ? undefined : { tiles: own.discards, taken: own.taken },
    destroyed: own.destroyed.length === 0 ? undefined : own.destroyed,
    riichi: own.riichi ?? undefined,
    guard: own.guard || undefined,
    curse: own.curse || undefined,
    spirit: own.spirit || undefined,
    guaranteed: own.guaranteed || undefined,
    critical: own.critical || undefined,
    mirror: own.mirror || undefined,
    'active-used': own.activeUsed || undefined,
    used: own.used.length === 0 ? undefined : own.used,
    answered: answer ?? undefined,
  },
});
