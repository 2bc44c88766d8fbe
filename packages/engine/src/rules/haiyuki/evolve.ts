/** The only place where tiles, HP and MP move. Trusts the event: all checking happened before it was emitted. */
import { countTiles, take } from '../../core/counts.ts';
import { unreachable } from '../../core/result.ts';
import { at, withSeat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import { tilesLeft, wallOf } from '../../play/wall.ts';
import type { Exchange, UseSkill } from './actions.ts';
import { wallWithout } from './drawing.ts';
import type { EventOf, HaiyukiEvent } from './events.ts';
import { SKILLS } from './skills.ts';
import type { Draft, Phase, SeatState } from './state.ts';
import { freshSeat, opponentOf } from './state.ts';
import { HAIYUKI_TILES } from './tiles.ts';

export const evolveInto = (draft: Draft, event: HaiyukiEvent): void => {
  switch (event.type) {
    case 'dealt':
      evolveDealt(draft, event);
      return;
    case 'answered':
      evolveAnswered(draft, event);
      return;
    case 'exchanged':
      evolveExchanged(draft, event);
      return;
    case 'turn-began':
      evolveTurn(draft, event);
      return;
    case 'drew': {
      const own = at(draft.seats, event.seat);
      give(own, event.tile);
      own.guaranteed = false; // H-6.30: spent, whether it found a tile or not
      draft.wall = wallWithout(draft.wall, event.place);
      if (draft.phase.name === 'turn') draft.phase = { ...draft.phase, drawn: event.tile };
      return;
    }
    case 'melded': {
      const own = at(draft.seats, event.seat);
      own.melds = [...own.melds, event.meld];
      take(own.concealed, event.meld.tile, 2);
      takeLastDiscard(at(draft.seats, event.meld.from));
      return;
    }
    case 'skill-used': {
      const own = at(draft.seats, event.seat);
      const skill = SKILLS[event.skill];
      own.mp -= event.cost;
      own.used = [...own.used, event.skill];
      if (skill.kind === 'active' && skill.isFree !== true) own.activeUsed = true; // H-6.22
      skill.effect(draft, own, at(draft.seats, opponentOf(event.seat)));
      return;
    }
    case 'riichi-declared': {
      const own = at(draft.seats, event.seat);
      own.riichi = { turn: draft.turn, place: own.discards.length };
      return;
    }
    case 'discarded': {
      const own = at(draft.seats, event.seat);
      take(own.concealed, event.tile);
      own.discards.push(event.tile);
      draft.phase = {
        name: 'reaction',
        tile: event.tile,
        from: event.seat,
        drawn: keptOf(draft.phase, event.tile),
      };
      return;
    }
    case 'declared': {
      const { seat, tile, from, way } = event;
      const drawn = draft.phase.name === 'reaction' ? draft.phase.drawn : null;
      draft.phase = { name: 'declared', win: { seat, tile, from, way }, stands: false, drawn };
      return;
    }
    case 'turns-over':
      draft.phase = { name: 'last-chance', answers: draft.seats.map(() => null) };
      return;
    case 'spun':
      return; // H-6.13: a tile that is turned stays where it is
    case 'won':
      evolveWon(draft, event);
      return;
    case 'ended':
      for (const [seat, lost] of event.lost.entries()) at(draft.seats, seat).hp -= lost;
      draft.phase = { name: 'over', reason: event.reason };
      return;
    default:
      unreachable(event);
  }
};

const give = (own: SeatState, tile: Tile): void => {
  own.concealed[tile] = (own.concealed[tile] ?? 0) + 1;
};

/** H-9.3: the tile of this turn's draw, where another one went. */
const keptOf = (phase: Phase, discarded: Tile): Tile | null =>
  phase.name === 'turn' && phase.drawn !== discarded ? phase.drawn : null;

const takeLastDiscard = (own: SeatState): void => {
  own.taken = [...own.taken, own.discards.length - 1];
};

/** H-5.3: everything but HP and MP is new. */
const evolveDealt = (draft: Draft, event: EventOf<'dealt'>): void => {
  const { seat0, seat1 } = draft.options;
  draft.round = event.round;
  draft.starter = event.starter;
  draft.turn = 1;
  draft.wall = wallOf(event.wall);
  draft.dora = event.dora;
  draft.ura = event.ura;
  draft.isUraShown = false;
  draft.returned = event.returned;
  draft.roulette = event.roulette;
  draft.seats = [seat0, seat1].map((character, seat) => ({
    character, // H-6.20
    hp: at(event.hp, seat),
    mp: at(event.mp, seat),
    concealed: countTiles(HAIYUKI_TILES, at(event.hands, seat)),
    ...freshSeat(),
  }));
  draft.phase = { name: 'setup', answers: draft.seats.map(() => null) };
};

const evolveAnswered = (draft: Draft, { seat, answer }: EventOf<'answered'>): void => {
  const { phase } = draft;
  if (phase.name === 'setup')
    draft.phase = { ...phase, answers: withSeat(phase.answers, seat, answer as Exchange) };
  else if (phase.name === 'last-chance')
    draft.phase = { ...phase, answers: withSeat(phase.answers, seat, answer as UseSkill) };
  else if (phase.name === 'declared' && answer.type === 'pass' && seat !== phase.win.seat)
    draft.phase = { ...phase, stands: true };
};

const evolveExchanged = (draft: Draft, event: EventOf<'exchanged'>): void => {
  for (const [seat, own] of draft.seats.entries()) {
    for (const tile of at(event.given, seat)) take(own.concealed, tile);
    for (const tile of at(event.received, seat)) give(own, tile);
  }
  draft.wall = wallOf(event.wall);
};

/** H-6.26: timers fall as their owner's turn begins, by a draw or by a pung. */
const evolveTurn = (draft: Draft, { seat, turn, source }: EventOf<'turn-began'>): void => {
  const own = at(draft.seats, seat);
  draft.turn = turn;
  draft.phase = { name: 'turn', seat, drawn: null, source, barred: null };
  own.activeUsed = false;
  if (own.spirit === 1) own.guaranteed = true; // H-6.12
  own.guard = fallen(own.guard);
  own.curse = fallen(own.curse);
  own.spirit = fallen(own.spirit);
};

const fallen = (timer: number): number => Math.max(0, timer - 1);

/** H-5.4, H-10.1, H-10.2: the winning tile joins the winner's, wherever it was. */
const evolveWon = (draft: Draft, event: EventOf<'won'>): void => {
  const own = at(draft.seats, event.seat);
  if (event.from !== null) takeLastDiscard(at(draft.seats, event.from));
  if (event.way === 'last-chance')
    // Copies are interchangeable, so it does not matter which one leaves.
    draft.wall = wallWithout(draft.wall, tilesLeft(draft.wall).indexOf(event.tile));
  if (event.way !== 'tsumo') give(own, event.tile);
  draft.isUraShown = event.ura !== null;
  at(draft.seats, opponentOf(event.seat)).hp -= event.lost;
};
