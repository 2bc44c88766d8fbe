// Between two languages: what our lines tell a seat, as the state that bots of dcmshi/sichuan-mahjong decide on, and back.
// They are given whole states, others' hands among them; our lines tell nobody those. What is hidden is dealt by lot from the tiles
// that the seat has not seen: whoever looks into other hands looks into imagined ones.

const SUITS = ['man', 'pin', 'sou'];
const COPIES = 4;
const KINDS = 27;
const TILES = KINDS * COPIES;
const OURS = ['m', 'p', 's'];
const MADE = { claimed: 'exposed', added: 'promoted', concealed: 'concealed' };

/** Their turns go the other way round. */
export const turned = (seat) => (4 - seat) % 4;

const tileOf = (kind) => ({ suit: SUITS[Math.floor(kind / 9)], rank: (kind % 9) + 1 });
const kindOf = ({ suit, rank }) => SUITS.indexOf(suit) * 9 + rank - 1;
const kindOfId = (id) => Math.floor(id / COPIES);

/** Lots that are the same for the same text. */
export const lotsOf = (text) => {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0), 16777619);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

/** Every copy of a tile has a number of its own there: the next one of its kind, and by lot what nobody has told. */
class Copies {
  #left = Array.from({ length: KINDS }, (_, kind) =>
    Array.from({ length: COPIES }, (_, copy) => kind * COPIES + copy),
  );
  #lots;
  constructor(lots) {
    this.#lots = lots;
  }

  of(kinds) {
    return kinds.map((kind) => this.#left[kind].shift() ?? kind * COPIES);
  }

  /** Of a set on the table, which lies there without numbers. */
  leave(kind, size) {
    this.#left[kind].splice(0, size);
  }

  /** What a hidden kong may be of. */
  whole() {
    const kinds = this.#left.flatMap((left, kind) => (left.length === COPIES ? [kind] : []));
    return kinds[this.#lots(kinds.length)] ?? 0;
  }

  byLot(size) {
    const all = this.#left.flat();
    const drawn = Array.from(
      { length: Math.min(size, all.length) },
      () => all.splice(this.#lots(all.length), 1)[0],
    );
    this.#left = this.#left.map((left) => left.filter((id) => !drawn.includes(id)));
    return drawn;
  }
}

const meldFrom = ({ kind, tile, from, made }, copies) => {
  const shown = tile ?? copies.whole();
  copies.leave(shown, kind === 'kong' ? 4 : 3);
  const claimedFrom = from === null ? null : turned(from);
  if (kind === 'pung') return { kind, tile: tileOf(shown), concealed: false, claimedFrom };
  return { kind, tile: tileOf(shown), subtype: MADE[made], claimedFrom, turnDeclared: 0 };
};

/** What everybody sees of a seat. Tiles that were claimed lie in sets, those that were won with who won them. */
const openPlayer = (view, owner, copies) => {
  const { melds, discards, taken } = view.table[owner];
  const { voidSuit, left } = view.seats[owner];
  return {
    ...{ seat: turned(owner), name: `seat ${owner}`, isBot: true },
    melds: melds.map((meld) => meldFrom(meld, copies)),
    discards: copies.of(discards.filter((_, place) => !taken.includes(place))),
    ...{ pendingFirstDiscard: null, voidDiscardTile: null, usedIndicator: false },
    voidedSuit: voidSuit === null ? null : SUITS[OURS.indexOf(voidSuit)],
    status: left ? 'hu' : 'playing',
    ...{ hu: null, isReady: false, scoreDelta: 0, furiten: null },
  };
};

/** What is known of a hand. A tile that several have won on is there once: with the first of them. */
const handOf = (view, owner, { copies, unclaimed }) => {
  const { shown, won } = view.seats[owner];
  const own = won.filter((kind) => {
    const place = unclaimed.indexOf(kind);
    if (place >= 0) unclaimed.splice(place, 1);
    return place >= 0;
  });
  const laidAside = copies.of(own);
  if (owner === view.seat) return copies.of(view.hand);
  return [...laidAside, ...(shown === null ? [] : copies.of(shown))];
};

const PHASES = { exchange: 'huan', void: 'voidDeclare' };

/** `lots` decide what is hidden. */
export const stateFrom = (view, lots) => {
  const copies = new Copies(lots);
  const seats = [0, 1, 2, 3];
  const open = seats.map((owner) => openPlayer(view, owner, copies));
  const unclaimed = [...view.wonTiles];
  const known = seats.map((owner) => handOf(view, owner, { copies, unclaimed }));
  const { phase } = view;
  const isClaim = phase.name === 'claim';
  const tile = isClaim ? claimedTile(phase, open) : null;
  const players = seats.map((owner) => {
    const isHidden = owner !== view.seat && view.seats[owner].shown === null;
    const hidden = isHidden ? copies.byLot(view.table[owner].concealedSize) : [];
    return { ...open[owner], hand: [...known[owner], ...hidden].sort((a, b) => a - b) };
  });
  const drawn =
    view.drawn === null ? null : lastOf(players[view.seat].hand.filter((id) => kindOfId(id) === view.drawn));
  const from = isClaim ? turned(phase.from) : null;
  const isReplacement = phase.name === 'turn' && phase.source === 'replacement';
  const drawIndex = TILES - view.wallSize;
  return {
    config: configOf(view.options),
    phase: phase.name === 'choice' ? (PHASES[phase.kind] ?? 'voidDeclare') : 'play',
    ...{ seed: '', dice: null, startedAt: 0, history: [], ledger: [], penaltyPot: 0 },
    wall: [...Array(drawIndex).fill(0), ...copies.byLot(view.wallSize)],
    ...{ drawIndex, kongDrawIndex: TILES - 1, wallEndReached: view.wallSize === 0 },
    players: seats.map((seat) => players[turned(seat)]),
    dealer: turned(view.dealer),
    turn: isClaim ? from : turned(phase.seat ?? view.seat),
    turnNumber: view.table.reduce((sum, { draws }) => sum + draws, 0),
    // The first turn asks for a declaration of its own there; as any other it has the same answers.
    firstTurnDone: [true, true, true, true],
    lastDiscard: isClaim ? { tile, from, afterKong: phase.kong !== null } : null,
    lastDrawWasKongReplacement: isReplacement,
    lastDrawnTile: drawn,
    turnDrawNeeded: false,
    drewThisTurn: drawn !== null,
    anyClaimsHappened: view.table.some(({ melds }) => melds.length > 0),
    pendingClaims: isClaim ? windowOf(view, tile, from) : null,
    pendingKongTile:
      isClaim && phase.robbing ? { seat: from, tile, kongSubtype: 'promoted', paidAmounts: [] } : null,
    ...{ pendingHuan: [null, null, null, null], pendingVoid: [null, null, null, null] },
    ...{ kongPaymentLog: [], nextKongSeq: 0, huOrder: [], nextDealer: 0 },
  };
};

/** The last that was put down; or the fourth of a set, which lies with whoever would make a kong of it. */
const claimedTile = ({ tile, from, robbing }, open) =>
  robbing ? tile * COPIES + COPIES - 1 : lastOf(open[from].discards);

const lastOf = (list) => list.at(-1) ?? null;

/** Only the own seat is asked. */
const windowOf = (view, tile, from) => ({
  ...{ tile, from, afterKong: view.phase.robbing, deadline: 0 },
  passed: [0, 1, 2, 3].map((seat) => seat !== turned(view.seat)),
  claims: [null, null, null, null],
});

const configOf = ({ opening, robbing, heavenEarth, flowerPig, cap }) => ({
  ...{ enableHuanSanZhang: opening === 'exchange', huanDirection: 'random', enableRobbingKong: robbing },
  ...{ enableHeavenlyEarthly: heavenEarth, enableFlowerPig: flowerPig, fanCap: cap ?? 20 },
  ...{ voidDiscardRule: 'strict', claimWindowMs: 15_000, enableSeatingThrow: false },
});

/** What we call the action that they have chosen. */
const actionFrom = (action, view) => {
  switch (action?.t) {
    case 'huanSelect':
      return { type: 'exchange', tiles: action.tiles.map(kindOfId) };
    case 'declareVoid':
      return { type: 'void', suit: OURS[SUITS.indexOf(action.suit)] };
    case 'discard':
      return { type: 'discard', tile: kindOfId(action.tile) };
    case 'declareKongOnTurn':
      return { type: 'kong', tile: kindOf(action.tile) };
    case 'declareHuOnDraw':
    case 'declareHeavenly':
      return { type: 'win' };
    case 'claim':
      if (action.claim.kind === 'hu') return { type: 'win' };
      return { type: action.claim.kind, tile: view.phase.tile };
    default:
      return { type: 'pass' };
  }
};

const spelled = ({ type, tile, tiles, suit }) =>
  [type, type === 'win' ? '' : (tile ?? suit ?? ''), ...(tiles ?? []).toSorted((a, b) => a - b)].join(' ');

/** Its place among the legal ones; where rules differ and it is none, the last of them: to pass, or to discard. */
export const placeOf = (action, view, legal) => {
  const wanted = spelled(actionFrom(action, view));
  const place = legal.findIndex((each) => spelled(each) === wanted);
  if (place >= 0) return place;
  const calm = legal.findLastIndex(({ type }) => type === 'pass' || type === 'discard');
  return calm >= 0 ? calm : 0;
};
