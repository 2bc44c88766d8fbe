/** How a round runs: what each legal action leads to. The rules' answers steer it; it knows no game. */
import { findPung } from '../core/meld.ts';
import type { Seat } from '../core/seat.ts';
import { at, bySeat } from '../core/seat.ts';
import type { Tile } from '../core/tile.ts';
import type { Claim, Pass, TurnAction } from './actions.ts';
import { grantClaims, owesAnswer } from './claims.ts';
import { discardedBy, drawnBy } from './events.ts';
import type { Kit } from './kit.ts';
import type { OwnKong } from './roundRules.ts';
import type { Run } from './run.ts';
import { tilesAt, turnOf, windowOf } from './state.ts';
import { nextTile } from './wall.ts';
import type { Win } from './winClaim.ts';
import { winClaimOf } from './winClaim.ts';

export const WALL_EMPTY = 'wall-empty';
const NO_CLAIMS: readonly Claim[] = [];

/** Carries out one action that is known to be legal. */
export const perform = <K extends Kit>(run: Run<K>, seat: Seat, action: object): void => {
  switch (run.state.phase.name) {
    case 'choice':
      choose(run, seat, action as K['choice']);
      return;
    case 'turn':
      takeTurn(run, seat, action as TurnAction);
      return;
    case 'claim':
      answer(run, seat, action as Claim | Pass);
      return;
    case 'over':
      throw new Error('the round is over');
  }
};

const choose = <K extends Kit>(run: Run<K>, seat: Seat, choice: K['choice']): void => {
  run.emit({ type: 'chosen', seat, choice });
  const { phase } = run.state;
  if (phase.name === 'choice' && phase.answers.every((given) => given !== null))
    run.emit(run.rules.reveal(run.state));
};

const takeTurn = <K extends Kit>(run: Run<K>, seat: Seat, action: TurnAction): void => {
  switch (action.type) {
    case 'discard':
      run.emit(discardedBy(seat, action.tile));
      openWindow(run);
      return;
    case 'kong':
      kongOnTurn(run, seat, action.tile);
      return;
    case 'win':
      win(run, [seat], action);
      return;
  }
};

const kongOnTurn = <K extends Kit>(run: Run<K>, seat: Seat, tile: Tile): void => {
  const made = run.rules.ownKong(run.state, seat, tile);
  const justDrawn = made === 'added' && turnOf(run.state).drawn === tile;
  if (made === 'added' && run.rules.canRob(run.state)) {
    run.emit({ type: 'kong-declared', seat, tile, justDrawn });
    openWindow(run);
    return;
  }
  layKong(run, seat, { tile, made, justDrawn });
};

const layKong = <K extends Kit>(
  run: Run<K>,
  seat: Seat,
  { tile, made, justDrawn }: { readonly tile: Tile; readonly made: OwnKong; readonly justDrawn: boolean },
): void => {
  const pung = findPung(tilesAt(run.state, seat).melds, tile);
  const from = made === 'added' ? (pung?.from ?? null) : null;
  run.emit({ type: 'melded', seat, meld: { kind: 'kong', tile, from, made }, justDrawn });
  drawReplacement(run, seat);
};

/** Asks every seat that could claim. If none could, the window closes at once. */
const openWindow = <K extends Kit>(run: Run<K>): void => {
  const { rules, state } = run;
  const { from } = windowOf(state);
  // Nearly always nobody could, and then no list is made.
  let offers: (readonly Claim[])[] | null = null;
  for (let seat = 0; seat < rules.seats; seat++) {
    const claims = seat === from ? NO_CLAIMS : rules.claims(state, seat);
    if (claims.length === 0) continue;
    offers ??= bySeat(rules.seats, () => NO_CLAIMS);
    offers[seat] = claims;
  }
  if (offers === null) goOn(run);
  else run.emit({ type: 'claims-opened', offers });
};

const answer = <K extends Kit>(run: Run<K>, seat: Seat, given: Claim | Pass): void => {
  const window = windowOf(run.state);
  const couldWin = at(window.offers, seat).some((claim) => claim.type === 'win');
  const declined = couldWin && given.type !== 'win' ? run.rules.declined(run.state, seat) : null;
  run.emit({ type: 'answered', seat, answer: given, declined });
  const answered = windowOf(run.state);
  if (!answered.offers.some((_, other) => owesAnswer(answered, other))) closeWindow(run);
};

const closeWindow = <K extends Kit>(run: Run<K>): void => {
  const window = windowOf(run.state);
  const granted = grantClaims(window);
  const [best] = granted;
  if (best === undefined) {
    goOn(run);
    return;
  }
  if (best.claim.type === 'win') {
    const winners = run.rules.winners(
      run.state,
      granted.map(({ seat }) => seat),
    );
    win(run, winners, best.claim);
    return;
  }
  meldClaim(run, best.seat, best.claim);
};

/** Nobody wants the tile: the kong it was for is laid, or the next seat draws. */
const goOn = <K extends Kit>(run: Run<K>): void => {
  const { robbing, from, tile, justDrawn } = windowOf(run.state);
  if (robbing) layKong(run, from, { tile, made: 'added', justDrawn });
  else drawNext(run, run.rules.nextInPlay(run.state, from));
};

const meldClaim = <K extends Kit>(run: Run<K>, seat: Seat, claim: Exclude<Claim, { type: 'win' }>): void => {
  const { tile } = claim;
  const { from } = windowOf(run.state);
  if (claim.type === 'kong') {
    run.emit({ type: 'melded', seat, meld: { kind: 'kong', tile, from, made: 'claimed' }, justDrawn: false });
    drawReplacement(run, seat);
    return;
  }
  run.emit({ type: 'melded', seat, meld: { kind: claim.type, tile, from }, justDrawn: false });
};

const win = <K extends Kit>(run: Run<K>, winners: readonly Seat[], action: Win): void => {
  const { state } = run;
  const from = state.phase.name === 'claim' ? state.phase.window.from : null;
  // All contexts are frozen before the first win is carried out, so that no winner's value depends on another's.
  const wins = winners.map((seat) => run.rules.won(state, winClaimOf(state, { seat, winners, action })));
  for (const event of wins) run.emit(event);
  const next = run.rules.afterWin(run.state, winners, from);
  if ('end' in next) end(run, next.end);
  else drawNext(run, next.draw);
};

/** The ordinary draw; where one is due and the wall is empty, the round is over. */
const drawNext = <K extends Kit>(run: Run<K>, seat: Seat): void => draw(run, seat, 'front');
const drawReplacement = <K extends Kit>(run: Run<K>, seat: Seat): void => draw(run, seat, 'back');

const draw = <K extends Kit>(run: Run<K>, seat: Seat, from: 'front' | 'back'): void => {
  const { rules, state } = run;
  if (!rules.canDraw(state)) end(run, WALL_EMPTY);
  else if (from === 'front') run.emit(drawnBy(seat, nextTile(state.wall, from)));
  else run.emit({ type: 'drew', seat, tile: nextTile(state.wall, from), end: from });
};

const end = <K extends Kit>(run: Run<K>, reason: string): void =>
  run.emit(run.rules.ended(run.state, reason));
