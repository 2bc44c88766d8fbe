/** Section 5: burying, exchange and void suit. All seats choose in secret; the reveal comes when the last has chosen. */
import type { Counts } from '../../core/counts.ts';
import { countOf, firstKind, kindsOfSuit, suitKindsHeld } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import { at, bySeat } from '../../core/seat.ts';
import type { Suit, Tile } from '../../core/tile.ts';
import { firstOfSuit, RANKS, SUITS, suitOf } from '../../core/tile.ts';
import { putTile, takeTile } from '../../hand/keys.ts';
import type { ChoicePhase, Draft } from '../../play/state.ts';
import { tilesAt } from '../../play/state.ts';
import type { XuezhanOptions } from './options.ts';
import type { OpeningChoice, OpeningEvent, XuezhanKit, XuezhanState } from './state.ts';
import { SEAT_COUNT } from './state.ts';

/** how many seats further the exchanged tiles go. */
export const DIRECTIONS = { next: 1, across: 2, previous: 3 } as const;

type OpeningPhase = ChoicePhase<OpeningChoice>;

/** a seat that has chosen is not asked again in this step. */
const phaseFor = (kind: OpeningChoice['type']): OpeningPhase => ({
  name: 'choice',
  kind,
  answers: bySeat(SEAT_COUNT, () => null),
});

/** the first step of the opening. */
export const openingPhase = ({ opening }: XuezhanOptions): OpeningPhase =>
  phaseFor(opening === 'declare' ? 'void' : opening);

/** How many tiles a seat is dealt beyond what it plays with. */
export const buriedSize = ({ opening }: XuezhanOptions): number => (opening === 'bury' ? 3 : 0);

export const openingChoices = (state: XuezhanState, seat: Seat): readonly OpeningChoice[] => {
  const kind = choiceKind(state);
  return kind === 'void' ? VOIDS : threesOfOneSuit(tilesAt(state, seat).concealed, kind);
};

/** */
const VOIDS: readonly OpeningChoice[] = SUITS.map((suit) => ({ type: 'void', suit }));

const choiceKind = (state: XuezhanState): OpeningChoice['type'] => {
  if (state.phase.name !== 'choice') throw new Error('the opening is over');
  return state.phase.kind as OpeningChoice['type'];
};

type ThreesChoice = Exclude<OpeningChoice, { readonly type: 'void' }>;

/** every way to take three tiles of one suit, each tile as often as it is held. */
const threesOfOneSuit = (concealed: Counts, kind: ThreesChoice['type']): ThreesChoice[] => {
  const threes: ThreesChoice[] = [];
  const held = suitKindsHeld(concealed);
  for (const suit of SUITS) addThrees(threes, concealed, held & kindsOfSuit(firstOfSuit(suit)), kind);
  return threes;
};

/** Tiles in ascending order, so that none comes twice; what is taken of a kind is no longer there for the next. */
const addThrees = (
  threes: ThreesChoice[],
  concealed: Counts,
  kinds: number,
  kind: ThreesChoice['type'],
): void => {
  for (let as = kinds; as !== 0; as &= as - 1)
    for (let bs = as; bs !== 0; bs &= bs - 1) {
      const a = firstKind(as);
      const b = firstKind(bs);
      if (a === b && countOf(concealed, a) < 2) continue;
      for (let cs = bs; cs !== 0; cs &= cs - 1) {
        const c = firstKind(cs);
        if (countOf(concealed, c) > (c === a ? 1 : 0) + (c === b ? 1 : 0))
          threes.push(choiceOf(kind, a, b, c));
      }
    }
};

/** Made once for each kind and three tiles: a seat has dozens of choices, the same in every round. */
const choiceOf = (type: ThreesChoice['type'], a: number, b: number, c: number): ThreesChoice => {
  const made = type === 'bury' ? buryChoices : exchangeChoices;
  const place = (a * RANKS + (b % RANKS)) * RANKS + (c % RANKS);
  const choice = made[place] ?? { type, tiles: [a, b, c] as Tile[] };
  made[place] = choice;
  return choice;
};

/** As long as they will ever be: a list that grows by leaps turns into something much slower. */
const noChoices = (): (ThreesChoice | null)[] =>
  Array.from({ length: SUITS.length * RANKS ** 3 }, () => null);
const buryChoices = noChoices();
const exchangeChoices = noChoices();

/** everything becomes known at once, when the last seat has chosen. */
export const revealOpening = (state: XuezhanState): OpeningEvent => {
  if (state.phase.name !== 'choice') throw new Error('the opening is over');
  const chosen = state.phase.answers;
  if (choiceKind(state) === 'void') return { type: 'voided', suits: chosen.map(suitChosen) };
  const tiles = chosen.map(tilesChosen);
  if (choiceKind(state) === 'exchange') return { type: 'exchanged', direction: state.extra.direction, tiles };
  return { type: 'buried', suits: tiles.map(suitOfThree), tiles };
};

const suitChosen = (choice: OpeningChoice | null): Suit => {
  if (choice?.type !== 'void') throw new Error('a seat has not declared');
  return choice.suit;
};

const tilesChosen = (choice: OpeningChoice | null): readonly Tile[] => {
  if (choice === null || choice.type === 'void') throw new Error('a seat has not chosen its tiles');
  return choice.tiles;
};

const suitOfThree = ([tile]: readonly Tile[]): Suit => {
  const suit = tile === undefined ? null : suitOf(tile);
  if (suit === null) throw new Error('not three tiles of a suit');
  return suit;
};

export const evolveOpening = (draft: Draft<XuezhanKit>, event: OpeningEvent): void => {
  switch (event.type) {
    case 'buried':
      takeAll(draft, event.tiles);
      declareVoid(draft, event.suits);
      draft.extra = {
        ...draft.extra,
        seats: draft.extra.seats.map((each, seat) => ({ ...each, buried: at(event.tiles, seat) })),
      };
      return;
    case 'exchanged':
      takeAll(draft, event.tiles);
      for (const [seat, tiles] of event.tiles.entries()) {
        const to = at(draft.seats, (seat + event.direction) % SEAT_COUNT);
        for (const tile of tiles) putTile(to, tile);
      }
      draft.phase = phaseFor('void');
      return;
    case 'voided': // no tile leaves the hand
      declareVoid(draft, event.suits);
      return;
  }
};

const takeAll = (draft: Draft<XuezhanKit>, tiles: readonly (readonly Tile[])[]): void => {
  for (const [seat, own] of tiles.entries()) for (const tile of own) takeTile(at(draft.seats, seat), tile);
};

/** with the void suits known play begins, the dealer acting without a draw. */
const declareVoid = (draft: Draft<XuezhanKit>, suits: readonly Suit[]): void => {
  const seats = draft.extra.seats.map((each, seat) => ({ ...each, voidSuit: at(suits, seat) }));
  draft.extra = { ...draft.extra, seats };
  draft.phase = {
    name: 'turn',
    seat: draft.dealer,
    drawn: null,
    source: 'deal',
    kong: null,
    justDrawn: false,
  };
};
