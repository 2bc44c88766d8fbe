/** Positions of Haiyuki as text: `Ata×3 Rin` are tiles, and `0 discard Ata` is what seat 0 does. */
import type { Seat, Tile } from '@paiju/engine';
import { GAMES, kinds, Match } from '@paiju/engine';
import type {
  HaiyukiAction,
  HaiyukiDeal,
  HaiyukiEvent,
  HaiyukiOptions,
  HaiyukiState,
  HaiyukiView,
} from '@paiju/engine/haiyuki';
import { HAIYUKI_TILES, haiyuki } from '@paiju/engine/haiyuki';
import { tileNamed } from '../text/haiyuki/tiles.ts';

export const tiles = (text: string): Tile[] =>
  text.split(' ').flatMap((pile) => {
    const [name = '', copies = '1'] = pile.split('×');
    const tile = tileNamed(name.toLowerCase());
    if (tile === null) throw new RangeError(`no tile ${name}`);
    return Array.from({ length: Number(copies) }, () => tile);
  });
export const tile = (name: string): Tile => tiles(name)[0] as Tile;

/** Waits for Yur alone. */
export const READY = 'Ata×3 Rin×3 Sma×3 Yur×2';
/** Eleven kinds once each. */
export const JUNK = 'Ata Rin Sma Yur Far Pet Fis Swo Sta Red Blu';

export interface Duel {
  /** Of the starter, who is seat 0, and of the other. */
  readonly hands?: readonly [string, string];
  /** The top of the wall after the deal. */
  readonly draws?: string;
  readonly dora?: string;
  readonly ura?: string;
  readonly options?: Partial<HaiyukiOptions>;
}

const PACKETS = [4, 4, 2, 1];

const dealOf = ({ hands = [JUNK, JUNK], draws = 'Pur', dora = 'Pur', ura = 'Pur' }: Duel): HaiyukiDeal => {
  const [first, second] = [tiles(hands[0]), tiles(hands[1])];
  const wall = PACKETS.flatMap((packet) => [...first.splice(0, packet), ...second.splice(0, packet)]);
  wall.push(...tiles(draws));
  const copies = (kind: Tile): number => HAIYUKI_TILES.copies - wall.filter((one) => one === kind).length;
  // Purple browdogs first: they fit nothing that these positions aim at.
  const rest = kinds(HAIYUKI_TILES)
    .reverse()
    .flatMap((kind) => Array.from({ length: copies(kind) }, () => kind));
  return {
    wall: [...wall, ...rest],
    dora: tile(dora),
    ura: tile(ura),
    returned: Array.from({ length: 22 }, () => 2 ** 32 - 1),
    roulette: [0, 0],
  };
};

export const optionsOf = ({ options }: Duel): HaiyukiOptions => ({
  ...(haiyuki.options.presets.rulebook as HaiyukiOptions),
  ...options,
});

/** A match with this deal in each of its rounds. */
export const matchOf = (duel: Duel): Match =>
  new Match(GAMES.haiyuki, {
    options: optionsOf(duel),
    chance: { deals: Array.from({ length: 6 }, () => dealOf(duel)) },
    players: ['Ann', 'Ben'],
  });

/** Everything that happened up to and with these actions, and the state they lead to. */
export const played = (
  duel: Duel,
  ...actions: readonly string[]
): { readonly state: HaiyukiState; readonly events: readonly HaiyukiEvent[] } => {
  const match = matchOf(duel);
  match.begin();
  for (const text of actions) {
    const done = match.act(Number(text.charAt(0)), actionOf(text.slice(2)));
    if (!done.ok) throw new Error(`${text}: ${done.error.code}`);
  }
  const events = match.history.flatMap((moment) => moment.events) as readonly HaiyukiEvent[];
  return { state: match.state as HaiyukiState, events };
};

const actionOf = (text: string): HaiyukiAction => {
  const [type = '', ...words] = text.split(' ');
  if (type === 'exchange') return { type, tiles: tiles(words.join(' ')).sort((a, b) => a - b) };
  const [name, with_] = type === 'skill' ? words : [undefined, words[0]];
  const skill = name === undefined ? {} : { skill: name };
  return { type, ...skill, ...(with_ === undefined ? {} : { tile: tile(with_) }) } as HaiyukiAction;
};

export const seenBy = (seat: Seat | null, duel: Duel, ...actions: readonly string[]): HaiyukiView =>
  haiyuki.view(played(duel, ...actions).state, seat);
