/** What each legal action leads to, and everything that then happens by itself. */
import type { Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import type { Answer, HaiyukiAction, TurnAction, UseSkill } from './actions.ts';
import { healedBy } from './activeSkills.ts';
import { drawnPlace, tileAt } from './drawing.ts';
import type { EventOf } from './events.ts';
import { resolveChances, runOutOfTurns } from './nagari.ts';
import { canRon, reactions } from './reaction.ts';
import type { Run } from './run.ts';
import { carryOutExchanges, owesExchange } from './setup.ts';
import { SKILLS } from './skills.ts';
import { declaredOf, inOrder, LAST_TURN, opponentOf, reactionOf, seatOf, turnOf } from './state.ts';
import { canTsumo } from './turn.ts';
import { completeWin, declareWin, discardWin, drawnWin, settleWin } from './winning.ts';

type Began = EventOf<'turn-began'>['source'];

/** Carries out one action that is known to be legal. */
export const perform = (run: Run, seat: Seat, action: HaiyukiAction): void => {
  const { name } = run.state.phase;
  if (name === 'turn') takeTurn(run, seat, action as TurnAction);
  else answer(run, seat, action as Answer);
};

const answer = (run: Run, seat: Seat, given: Answer): void => {
  run.emit({ type: 'answered', seat, answer: given });
  const { name } = run.state.phase;
  if (name === 'setup') finishSetup(run);
  else if (name === 'reaction') react(run, seat, given);
  else if (name === 'declared') answerWin(run, seat, given);
  else resolveChances(run);
};

/** H-9.1: the first turn begins once everybody asked has answered, and at once where nobody is. */
export const finishSetup = (run: Run): void => {
  if (inOrder(run.state).some((seat) => owesExchange(run.state, seat))) return;
  carryOutExchanges(run);
  beginTurn(run, run.state.starter, 'wall');
};

const takeTurn = (run: Run, seat: Seat, action: TurnAction): void => {
  switch (action.type) {
    case 'tsumo':
      winOnDraw(run);
      return;
    case 'riichi':
      declareRiichi(run, seat, action.tile);
      return;
    case 'skill':
      useSkill(run, seat, action);
      if (action.tile !== undefined) declareRiichi(run, seat, action.tile); // H-6.12
      return;
    case 'discard':
      discard(run, seat, action.tile);
      return;
  }
};

const useSkill = (run: Run, seat: Seat, { skill }: UseSkill): void => {
  const { cost } = SKILLS[skill];
  const healed = skill === 'RECOVERY' ? healedBy(seatOf(run.state, seat), run.state.options.hp) : 0;
  run.emit({ type: 'skill-used', seat, skill, cost, healed });
};

const winOnDraw = (run: Run): void => declareWin(run, drawnWin(run.state));

const declareRiichi = (run: Run, seat: Seat, tile: Tile): void => {
  run.emit({ type: 'riichi-declared', seat });
  discard(run, seat, tile);
};

/** H-4.5: a ron in riichi happens by itself. H-2.6: whoever could only pass is not asked. */
const discard = (run: Run, seat: Seat, tile: Tile): void => {
  run.emit({ type: 'discarded', seat, tile });
  const window = reactionOf(run.state);
  if (canRon(run.state, window) && !run.state.options.askInRiichi) winOnDiscard(run);
  else if (reactions(run.state, window).length === 0) passOn(run, seat, 'wall');
};

const winOnDiscard = (run: Run): void => declareWin(run, discardWin(run.state));

const react = (run: Run, seat: Seat, given: Answer): void => {
  const { tile, from } = reactionOf(run.state);
  if (given.type === 'ron') {
    winOnDiscard(run);
    return;
  }
  passOn(run, from, given.type === 'pon' ? 'pon' : 'wall');
  if (given.type === 'pon') run.emit({ type: 'melded', seat, meld: { kind: 'pung', tile, from } });
};

/** H-2.3, H-2.11: the discard is answered; the counter rises after the follower's. */
const passOn = (run: Run, from: Seat, source: Began): void => {
  const { starter, turn } = run.state;
  if (from === starter) beginTurn(run, opponentOf(from), source);
  else if (turn === LAST_TURN) runOutOfTurns(run);
  else beginTurn(run, starter, source, turn + 1);
};

/** H-2.4, H-2.8: timers fall, then a draw unless a pung takes its place. */
const beginTurn = (run: Run, seat: Seat, source: Began, turn: number = run.state.turn): void => {
  // H-6.26: a curse is tested before its timer falls.
  const isCursed = seatOf(run.state, seat).curse > 0;
  run.emit({ type: 'turn-began', seat, turn, source });
  if (source !== 'wall') return;
  const place = drawnPlace(run.state, seat, isCursed);
  run.emit({ type: 'drew', seat, tile: tileAt(run.state.wall, place), place });
  if (seatOf(run.state, seat).riichi !== null) playInRiichi(run);
};

/** H-4.5, H-4.6: a seat in riichi makes no choices but the one it is asked for. */
const playInRiichi = (run: Run): void => {
  const turn = turnOf(run.state);
  if (!canTsumo(run.state, turn)) discard(run, turn.seat, turn.drawn as Tile);
  else if (!run.state.options.askInRiichi) winOnDraw(run);
};

/** H-6.5, H-6.10, H-6.11, H-6.28: the discarder counters or lets the win stand; the winner turns the ura-dora. */
const answerWin = (run: Run, seat: Seat, given: Answer): void => {
  const { win } = declaredOf(run.state);
  if (given.type === 'skill') useSkill(run, seat, given);
  if (seat === win.seat) completeWin(run);
  else if (given.type !== 'skill') settleWin(run);
  // After EXCHANGE_RON it is the discarder's turn again; after SUPER_IAI nobody has claimed.
  else if (run.state.phase.name === 'declared') passOn(run, seat, 'wall');
};
