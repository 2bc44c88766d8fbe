/** W-5.5, W-6: a win as it happens, with its frozen context. */
import type { Counts } from '../../core/counts.ts';
import { askedWith, tilesIn, withTile } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import type { WinClaim } from '../../play/roundRules.ts';
import { tilesAt } from '../../play/state.ts';
import type { WinWay } from './basics.ts';
import { isLastTile } from './ending.ts';
import { hasOpened, laidOut } from './openings.ts';
import type { HandFacts } from './patterns.ts';
import type { WuhanState, WuhanWon } from './state.ts';
import type { BestWin, WinReading } from './win.ts';
import { bestWin, isReady, winReadings } from './win.ts';
import { smallestPayment } from './worth.ts';

type Claimed = Omit<WinClaim, 'winners'>;

const handFacts = (state: WuhanState, seat: Seat, tile: Tile | null): HandFacts => {
  const { concealed, melds } = tilesAt(state, seat);
  return { concealed: tile === null ? concealed : withTile(concealed, tile), melds, specials: state.extra };
};

const wayOf = ({ phase }: WuhanState, claim: Claimed): WinWay => {
  if (claim.robbed) return 'robbed-kong';
  if (claim.from !== null) return 'discard';
  return phase.name === 'turn' && phase.kong !== null ? 'kong-bloom' : 'self-draw';
};

/** The best a seat could make of the tile, whatever the minimum; null where it is no win. */
const winOn = (state: WuhanState, claim: Claimed): BestWin | null => {
  const { options, dealer, extra } = state;
  const { concealed, melds } = tilesAt(state, claim.seat);
  // Asked again with the whole hand (W-5.1): most seats have not opened, and then no hand need be made up.
  if (!hasOpened(options, melds)) return null;
  const way = wayOf(state, claim);
  const isDrawn = claim.from === null;
  const source = { way, lastTile: isDrawn && isLastTile(state) };
  const read = (held: Counts): WinReading[] =>
    winReadings(options, { concealed: held, melds, specials: extra }, source);
  const readings = isDrawn || claim.tile === null ? read(concealed) : askedWith(concealed, claim.tile, read);
  if (readings.length === 0) return null;
  const laid = state.seats.map(({ melds }) => laidOut(extra, melds));
  return bestWin(options, readings, { dealer, winner: claim.seat, way, from: claim.from, laid });
};

/** W-7.1, W-7.2: shape, openings and wilds are right, and the smallest payment reaches the minimum. */
export const mayWin = (state: WuhanState, claim: Claimed): boolean => {
  const best = winOn(state, claim);
  return best !== null && smallestPayment({ winner: claim.seat }, best.raw) >= state.options.minimum;
};

export const won = (state: WuhanState, claim: WinClaim): WuhanWon => {
  const best = winOn(state, claim);
  if (best === null) throw new Error('a win that is none');
  const facts = handFacts(state, claim.seat, claim.from === null ? null : claim.tile);
  const way = wayOf(state, claim);
  return {
    type: 'won',
    ...claim,
    concealed: tilesIn(facts.concealed),
    melds: facts.melds,
    way,
    ...best,
    discarderReady:
      way === 'discard' && claim.from !== null
        ? isReady(state.options, handFacts(state, claim.from, null))
        : null,
  };
};
