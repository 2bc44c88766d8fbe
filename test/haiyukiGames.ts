/** Whole matches of Haiyuki in which everything that can be written is written at least once. */
import { Stream } from '../packages/engine/src/core/stream.ts';
import type { Tile } from '../packages/engine/src/core/tile.ts';
import { GAMES } from '../packages/engine/src/games.ts';
import type { Chance } from '../packages/engine/src/record/game.ts';
import { Match } from '../packages/engine/src/record/match.ts';
import { headerLine } from '../packages/engine/src/record/write.ts';
import type { HaiyukiDeal } from '../packages/engine/src/rules/haiyuki/index.ts';
import type { HaiyukiOptions } from '../packages/engine/src/rules/haiyuki/options.ts';
import { RULEBOOK } from '../packages/engine/src/rules/haiyuki/options.ts';
import type { HaiyukiState } from '../packages/engine/src/rules/haiyuki/state.ts';
import { dealOf, JUNK, READY } from '../packages/engine/src/rules/haiyuki/testing/position.ts';
import { HAIYUKI_SETTINGS } from '../packages/engine/src/rules/haiyuki/testing/settings.ts';
import type { Character } from '../packages/engine/src/rules/haiyuki/tiles.ts';
import { CHARACTERS } from '../packages/engine/src/rules/haiyuki/tiles.ts';
import { playOn, seedNo } from '../packages/engine/src/testing/match.ts';
import type { Style } from '../packages/engine/src/testing/player.ts';
import { pickFor, STYLES } from '../packages/engine/src/testing/player.ts';

const { rules } = GAMES.haiyuki;

interface Game {
  readonly options: Partial<HaiyukiOptions>;
  readonly chance: number | HaiyukiDeal;
  /** How each seat plays; one that sleeps always takes the default action. */
  readonly styles: readonly (Style | 'sleep')[];
}

/** One round unless told otherwise, played to its end: the match and its whole record. */
export const played = ({
  options,
  chance,
  styles,
}: Game): { readonly match: Match; readonly lines: string[] } => {
  const seed = seedNo(typeof chance === 'number' ? chance : 0);
  const player = new Stream({ seed, round: 0, name: 'bot' });
  // An undecided round is followed by another, on the same deal.
  const dealt: Chance = typeof chance === 'number' ? { seed } : { deals: [chance, chance, chance, chance] };
  const terms = {
    options: { ...RULEBOOK, rounds: 1, ...options },
    chance: dealt,
    players: ['Ataho', 'Smash'],
  };
  const match = new Match(GAMES.haiyuki, terms);
  const lines = playOn<HaiyukiState>(match, (state, seat) => {
    const style = styles[seat] ?? 'seek';
    if (style === 'sleep') return rules.defaultAction(state, seat);
    const asked = { state, seat, legal: rules.legal(state, seat) };
    const action = pickFor(HAIYUKI_SETTINGS, style, asked, player.below(1000));
    if (action === undefined) throw new Error(`seat ${seat} is not to act`);
    return action;
  });
  return { match, lines: [headerLine(rules, terms), ...lines] };
};

/** A round with an exchange, HELL_PILE, a riichi, a pung and a self-drawn win with dora. */
export const SHOWN: Game = {
  options: { seat0: 'ataho', seat1: 'smash' },
  chance: 13,
  styles: ['seek', 'seek'],
};

/** Where the wheel must stop for the first Y of the 55 tiles that are left after twenty turns. */
const rouletteAt = (deal: HaiyukiDeal, tile: Tile): number[] =>
  [0, 1].map(() => Math.ceil((deal.wall.slice(62).indexOf(tile) / 55) * 2 ** 32));
const waiting = dealOf({ hands: [READY, JUNK] });
const YURI = 3 as Tile;

/** What chance alone would bring too seldom: Tenho, a last chance that wins, and discard wins that are stopped. */
const TUNED: readonly Game[] = [
  {
    options: { seat0: 'ataho' },
    chance: dealOf({ hands: [READY, JUNK], draws: 'Y' }),
    styles: ['seek', 'sleep'],
  },
  {
    options: { seat0: 'petum', seat1: 'ataho' },
    chance: { ...waiting, roulette: rouletteAt(waiting, YURI) },
    styles: ['closed', 'sleep'],
  },
  ...(['smash', 'yuri'] as const).map(
    (seat1): Game => ({
      options: { seat0: 'ataho', seat1 },
      chance: dealOf({ hands: [READY, JUNK], draws: 'vY' }),
      styles: ['closed', 'seek'],
    }),
  ),
];

/** Every pairing in every style; with Fari three rounds, for nobody has lost HP in the first. */
const PAIRINGS: readonly Game[] = CHARACTERS.flatMap((seat0: Character, i) =>
  CHARACTERS.flatMap((seat1: Character, j) =>
    STYLES.map((style, k): Game => {
      const number = 28 * i + 4 * j + k;
      const rounds = seat0 === 'fari' || seat1 === 'fari' ? 3 : 1;
      const options = { seat0, seat1, rounds, askInRiichi: number % 3 === 0 };
      return { options, chance: number, styles: [style, style] };
    }),
  ),
);

export const ALL_GAMES: readonly Game[] = [...TUNED, ...PAIRINGS];
