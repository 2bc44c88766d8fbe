// Winning hands with open melds, as games end with: for Xuezhan in two suits, for Wuhan with a pair of 2, 5 or 8 and any number
// of tiles replaced by wilds. Each comes with the same tiles as riichi sees them, where nothing is wild.
import { GAMES, SUITED, SUITED_AND_HONOURS } from '@paiju/engine';
import { specialKind, specialsOf } from '@paiju/engine/wuhan';
import { diceFrom } from './dice.mjs';
import { randomSet } from './hands.mjs';

export const KOUKOU = GAMES.wuhan.rules.options.presets.koukou;
const KINDS = SUITED_AND_HONOURS.codes.length;
const SETS = 4;
const FEEDER = 0;

/** Four sets, of which the triplets among the first `melded` lie open, and a pair; null where a fifth copy would be needed. */
const layOut = (below, { melded, mayUse, pair }) => {
  const all = new Uint8Array(KINDS);
  const concealed = new Uint8Array(KINDS);
  const melds = [];
  for (let i = 0; i < SETS; i++) {
    const set = randomSet(below, mayUse);
    const isMelded = i < melded && set[0] === set[1];
    if (isMelded) melds.push({ kind: 'pung', tile: set[0], from: FEEDER });
    for (const kind of set) all[kind] += 1;
    if (!isMelded) for (const kind of set) concealed[kind] += 1;
  }
  all[pair] += 2;
  concealed[pair] += 2;
  return all.every((count) => count <= SUITED_AND_HONOURS.copies) ? { concealed, melds } : null;
};

const until = (make) => {
  for (;;) {
    const made = make();
    if (made !== null) return made;
  }
};

export const xuezhanWins = (size) => {
  const below = diceFrom(10);
  return Array.from({ length: size }, () =>
    until(() => {
      const voidSuit = below(3);
      const mayUse = (kind) => kind < SUITED.codes.length && Math.floor(kind / 9) !== voidSuit;
      const pair = below(SUITED.codes.length);
      const hand = mayUse(pair) ? layOut(below, { melded: below(SETS), mayUse, pair }) : null;
      return (
        hand && { melds: hand.melds, concealed: hand.concealed.slice(0, SUITED.codes.length), plain: hand }
      );
    }),
  );
};

export const wuhanWins = (size, wilds) => {
  const below = diceFrom(11);
  return Array.from({ length: size }, () =>
    until(() => {
      const specials = specialsOf(KOUKOU, below(KINDS));
      const mayUse = (kind) => specialKind(specials, kind) === null;
      const pair = 9 * below(3) + 1 + 3 * below(3);
      const plain = mayUse(pair) ? layOut(below, { melded: SETS, mayUse, pair }) : null;
      // A hand that has not opened is no win, and one with hardly any tiles left cannot hold the wilds.
      if (plain === null || plain.melds.length === 0 || plain.melds.length > 2) return null;
      return {
        specials,
        melds: plain.melds,
        concealed: withWilds(below, plain.concealed, specials.laizi, wilds),
        plain,
      };
    }),
  );
};

const withWilds = (below, plain, laizi, wilds) => {
  const concealed = plain.slice();
  for (let replaced = 0; replaced < wilds; ) {
    const kind = below(KINDS);
    if (kind === laizi || concealed[kind] === 0) continue;
    concealed[kind] -= 1;
    concealed[laizi] += 1;
    replaced += 1;
  }
  return concealed;
};
