/** What holds at every step of every Wuhan round, whatever the options. Throws at the first thing that does not. */
import { countOf, countTiles, kindsIn, sizeOf } from '../../../core/counts.ts';
import type { Meld } from '../../../core/meld.ts';
import type { Seat } from '../../../core/seat.ts';
import { at } from '../../../core/seat.ts';
import type { Tile } from '../../../core/tile.ts';
import { codeOf, SUITED_AND_HONOURS, tileOf } from '../../../core/tile.ts';
import { must } from '../../../testing/contractChecks.ts';
import type { PlayedStep } from '../../../testing/contractGame.ts';
import { isSame } from '../../../testing/same.ts';
import { wuhan } from '../index.ts';
import type { WuhanEvent, WuhanState, WuhanWon } from '../state.ts';

type Step = PlayedStep<WuhanState, WuhanEvent>;

const SEATS = [0, 1, 2, 3] as const;
const RED = tileOf(SUITED_AND_HONOURS, '7z') as Tile;
const GREEN = tileOf(SUITED_AND_HONOURS, '6z') as Tile;

export const checkOwn = (step: Step): void => {
  for (const seat of SEATS) checkHandSize(step.after, seat);
  checkSpecials(step);
  checkMelds(step.after);
  checkWindow(step);
  checkWins(step);
  checkEnd(step);
  if (step.by !== null) checkKept(step);
};

/** W-4.3, W-5.4: 3k+2 for the seat to act, 3k+1 for the others; melds but special kongs fill the places of their sets. */
const checkHandSize = (state: WuhanState, seat: Seat): void => {
  const { concealed, melds } = at(state.seats, seat);
  const size = sizeOf(concealed) + 3 * melds.filter((meld) => !isSpecialKong(meld)).length;
  const expected = hasTurn(state, seat) ? 14 : 13;
  must(size === expected, 'W-4.3: hand size', () => `seat ${seat} has ${size}, not ${expected}`);
};

const hasTurn = ({ phase }: WuhanState, seat: Seat): boolean => {
  if (phase.name === 'turn') return seat === phase.seat;
  return phase.name === 'claim' && phase.window.robbing && seat === phase.window.from;
};

const isSpecialKong = (meld: Meld): boolean => meld.kind === 'kong' && meld.made === 'special';
const isSpecial = ({ extra }: WuhanState, tile: Tile): boolean =>
  tile === extra.laizi || extra.fixed.includes(tile) || extra.pizi.includes(tile);

/** W-2.1, W-2.6: the flip decides for the whole round, and the wild is neither a skin nor a red dragon. */
const checkSpecials = ({ before, by, after }: Step): void => {
  const { flip, laizi, pizi, fixed } = after.extra;
  const { specials } = after.options;
  const hasSkins = specials === 'skins' || specials === 'zhong-skins';
  const dragons = { 'zhong-skins': [RED], zhong: [RED], 'zhong-fa': [RED, GREEN], skins: [] }[specials];
  must(String(fixed) === String(dragons), 'W-3.1: other tiles are laid out');
  must(pizi.length === (hasSkins ? 2 : 0), 'W-3.1: two skins or none');
  must(
    new Set([laizi, ...pizi, ...fixed]).size === 1 + pizi.length + fixed.length,
    'W-3.1: one tile special twice',
  );
  must(!hasSkins || pizi.includes(flip) || fixed.includes(flip), 'W-2.1: the flipped kind is a skin');
  if (by === null) return;
  const old = before.extra;
  must(old.flip === flip && old.laizi === laizi && String(old.pizi) === String(pizi), 'W-2.4: another flip');
};

/** W-3.1, W-3.2: a special tile is in no discard and no meld but a special kong, and only it is in one. */
const checkMelds = (state: WuhanState): void => {
  for (const { discards, melds } of state.seats) {
    must(
      state.options.closingDraws || !discards.some((tile) => isSpecial(state, tile)),
      'W-3.1: a special tile was discarded',
    );
    for (const meld of melds) {
      const last = meld.kind === 'chow' ? meld.tile + 2 : meld.tile;
      for (let tile = meld.tile as number; tile <= last; tile++)
        must(
          isSpecial(state, tile as Tile) === isSpecialKong(meld),
          'W-3.2: a special tile in a meld, or an ordinary one laid out',
          () => `${meld.kind} ${codeOf(SUITED_AND_HONOURS, meld.tile)}`,
        );
    }
  }
};

/** W-4.4, W-4.9, W-4.13, W-4.17: who may be asked for what. */
const checkWindow = ({ before, after, events }: Step): void => {
  const { phase } = after;
  if (phase.name === 'turn' && phase.source === 'claim')
    must(!wuhan.legal(after, phase.seat).some(({ type }) => type === 'win'), 'W-4.4: a win after a claim');
  if (phase.name !== 'claim' || !events.some(({ type }) => type === 'claims-opened')) return;
  const { offers, robbing, from, tile } = phase.window;
  must(!isSpecial(after, tile), 'W-3.2: a special tile is offered');
  const closing = before.options.closingDraws ? 3 : 0;
  const isEmpty = before.wall.back - before.wall.front <= before.options.wallRemainder + closing;
  must(robbing || !isEmpty, 'W-4.9: the last discard is offered');
  for (const seat of SEATS) {
    const types = at(offers, seat).map(({ type }) => type);
    must(seat !== from || types.length === 0, 'W-4.13: a seat is offered its own tile');
    must(!robbing || types.every((type) => type === 'win'), 'W-4.17: robbing offers more than the win');
    must(seat === (from + 1) % 4 || !types.includes('chow'), 'W-4.6: a chow from another seat');
    must(!types.includes('chow') || tile < 27, 'W-4.6: a chow of honours');
    must(
      !after.extra.barred.includes(seat) || !types.includes('win'),
      'W-4.11: a barred seat is offered a win',
    );
  }
};

/** W-4.8: one winner at most. W-5.1, W-5.4, W-3.3, W-7.1: it has opened, holds neither skin nor red dragon, and is worth the minimum. */
const checkWins = ({ before, after, events }: Step): void => {
  const wins = events.filter((event) => event.type === 'won');
  must(wins.length <= 1, 'W-4.8: two winners');
  const [win] = wins;
  if (win !== undefined) {
    checkWin(before, win);
    must(after.extra.winner === win.seat, 'W-11.1: another winner is remembered');
  } else must(after.extra.winner === null, 'W-10.1: a winner without a win');
};

const checkWin = (before: WuhanState, win: WuhanWon): void => {
  const { options, extra, phase } = before;
  must(String(win.winners) === String([win.seat]), 'W-4.8: winners');
  const isOpened = win.melds.some(
    (meld) =>
      meld.kind !== 'kong' ||
      meld.made === 'claimed' ||
      (meld.made === 'added' && options.addedKongKeepsOpening),
  );
  must(isOpened, 'W-5.1: a win without an opening');
  must(
    win.concealed.every((tile) => tile === extra.laizi || !isSpecial(before, tile)),
    'W-3.3: a skin or a red dragon in a winning hand',
  );
  const sets = win.melds.filter((meld) => !isSpecialKong(meld)).length;
  must(win.concealed.length + 3 * sets === 14, 'W-5.4: the size of a winning hand');
  const wilds = countOf(countTiles(SUITED_AND_HONOURS, win.concealed), extra.laizi);
  must(win.hard || wilds > 0, 'W-6.2: soft without a wild');
  const owed = win.raw.filter((_, seat) => seat !== win.seat);
  must(at(win.raw, win.seat) === 0 && owed.every(Number.isInteger), 'W-8.20: whole payments of the losers');
  must(Math.min(...owed) >= options.minimum, 'W-7.1: below the minimum', () => String(win.raw));
  const isReplacement = phase.name === 'turn' && phase.source === 'replacement';
  const drawn = isReplacement ? 'kong-bloom' : 'self-draw';
  const way = phase.name === 'turn' ? drawn : win.robbed ? 'robbed-kong' : 'discard';
  must(win.way === way, 'W-5.5: the way of the win', () => `${win.way}, not ${way}`);
  const kept = options.lastTileFrom === 'remainder' ? options.wallRemainder : 0;
  const isLast = win.from === null && before.wall.back - before.wall.front - kept <= 3;
  must(isLast || !win.types.includes('last-tile'), 'W-6.9: a last tile that is none');
};

/** W-8.3, W-10.4, W-11.1: all hands are shown, the winner's as its win shows it; standings only where nobody has won; then who deals next. */
const checkEnd = ({ after, events }: Step): void => {
  const ended = events.find((event) => event.type === 'ended');
  if (ended === undefined) return;
  const { options, extra, dealer, round } = after;
  const isUnpaid = extra.winner !== null || options.flowDraw === 'none';
  must((ended.standings === null) === isUnpaid, 'W-8.3: standings at a paid flow draw only');
  const won = events.find((event) => event.type === 'won');
  must(
    ended.hands.every(
      (hand, seat) => String(hand) === String(seat === won?.seat ? won.concealed : heldBy(after, seat)),
    ),
    'W-10.4: other hands are shown',
  );
  const next = wuhan.result(after)?.next ?? null;
  must((next === null) === round + 1 >= options.deals, 'W-11.2: as many rounds as agreed');
  const isKept = extra.winner === null ? options.flowDealer === 'stays' : extra.winner === dealer;
  const isWinner = options.nextDealer === 'winner' && extra.winner !== null;
  const other = isWinner ? extra.winner : (dealer + 1) % 4;
  must(next === null || next.dealer === (isKept ? dealer : other), 'W-11.1: another dealer');
};

const heldBy = (state: WuhanState, seat: Seat): Tile[] => {
  const { concealed } = at(state.seats, seat);
  return kindsIn(concealed).flatMap((tile) => Array.from({ length: countOf(concealed, tile) }, () => tile));
};

/** Discards and melds are only added to; W-4.5: but for a pung that becomes a kong in its place. */
const checkKept = ({ before, after }: Step): void => {
  for (const seat of SEATS) {
    const { discards, taken, melds } = at(after.seats, seat);
    const old = at(before.seats, seat);
    must(isSame(discards.slice(0, old.discards.length), old.discards), 'discards changed');
    must(isSame(taken.slice(0, old.taken.length), old.taken), 'a taken discard came back');
    for (const [place, meld] of old.melds.entries()) {
      const now = melds[place];
      const isGrown = meld.kind === 'pung' && now?.kind === 'kong' && now.made === 'added';
      must(
        now !== undefined &&
          now.tile === meld.tile &&
          now.from === meld.from &&
          (isGrown || now.kind === meld.kind),
        'W-4.5: a meld changed',
      );
    }
  }
  if (after.options.passedWin === 'free')
    must(after.extra.barred.length === 0, 'W-4.11: barred where passing is free');
};
