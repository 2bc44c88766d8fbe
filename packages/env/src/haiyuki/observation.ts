/** What a seat of Haiyuki may know, as bytes. */
import type { HaiyukiSeatView, HaiyukiView, SkillName } from '@paiju/engine/haiyuki';
import { CHARACTERS, HAIYUKI_TILES, SKILLS } from '@paiju/engine/haiyuki';
import type { Layout, Look, Part } from '../part.ts';
import { addTiles, byteOf, DIGIT_BYTES, layoutOf, mark, writeDigits } from '../part.ts';
import { addLying, begunPart } from '../roundParts.ts';
import { HAIYUKI_CODEC } from './codec.ts';

const KINDS = HAIYUKI_TILES.codes.length;
const SEATS = 2;
const PHASES = ['setup', 'turn', 'reaction', 'declared', 'last-chance', 'waiting', 'over'] as const;
const SOURCES = ['wall', 'pon', 'exchange'] as const;
const WAYS = ['tsumo', 'ron', 'last-chance'] as const;
const SKILL_NAMES = Object.keys(SKILLS) as SkillName[];

type HaiyukiPart = Part<Look<HaiyukiView>>;

const seatAt = (view: HaiyukiView, seat: number): HaiyukiSeatView => {
  const found = view.table[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
};

/** A row for the seat that looks, then one for its opponent. */
const bothSeats = (
  about: Pick<HaiyukiPart, 'name' | 'says' | 'rule'>,
  columns: number,
  write: (own: HaiyukiSeatView, out: Uint8Array, at: number, view: HaiyukiView) => void,
): HaiyukiPart => ({
  ...about,
  shape: columns === 1 ? [SEATS] : [SEATS, columns],
  write: ({ view, seat }, out, at) => {
    write(seatAt(view, seat), out, at, view);
    write(seatAt(view, 1 - seat), out, at + columns, view);
  },
});

const flag = (
  name: string,
  says: string,
  rule: string,
  read: (own: HaiyukiSeatView) => boolean,
): HaiyukiPart =>
  bothSeats({ name, says, rule }, 1, (own, out, at) => {
    if (read(own)) out[at] = 1;
  });

const number = (
  name: string,
  says: string,
  rule: string,
  read: (own: HaiyukiSeatView) => number,
): HaiyukiPart =>
  bothSeats({ name, says, rule }, 1, (own, out, at) => {
    out[at] = byteOf(read(own));
  });

/** A stock of points as a share of what the match began with, then exactly. */
const stock = (name: 'hp' | 'mp', rule: string): HaiyukiPart =>
  bothSeats(
    {
      name,
      says: `${name.toUpperCase()} of both as a share of 255, then exactly in ${DIGIT_BYTES} bytes, the highest first`,
      rule,
    },
    1 + DIGIT_BYTES,
    (own, out, at, { options }) => {
      const full = options[name];
      out[at] = full === 0 ? 0 : Math.floor((255 * own[name]) / full);
      writeDigits(out, at + 1, own[name]);
    },
  );

const TILES: readonly HaiyukiPart[] = [
  {
    name: 'hand',
    says: 'own closed tiles, the drawn one among them',
    rule: 'H-9.5',
    shape: [KINDS],
    write: ({ view }, out, at) => addTiles(out, at, view.hand ?? []),
  },
  {
    name: 'drawn',
    says: 'the tile just drawn',
    rule: 'H-2.4',
    shape: [KINDS],
    write: ({ view }, out, at) => {
      if (view.drawn !== null) out[at + view.drawn] = 1;
    },
  },
  {
    name: 'asked tile',
    says: 'the discard that may be answered, or the tile of a declared win',
    rule: 'H-2.6, H-6.28',
    shape: [KINDS],
    write: ({ view: { phase } }, out, at) => {
      if (phase.name === 'reaction' || phase.name === 'declared') out[at + phase.tile] = 1;
    },
  },
  {
    name: 'same kind',
    says: 'the kind that came back and may not be discarded',
    rule: 'H-6.10',
    shape: [KINDS],
    write: ({ view: { phase } }, out, at) => {
      if (phase.name === 'turn' && phase.barred !== null) out[at + phase.barred] = 1;
    },
  },
  {
    name: 'dora',
    says: 'the dora',
    rule: 'H-1.5',
    shape: [KINDS],
    write: ({ view }, out, at) => addTiles(out, at, [view.dora]),
  },
  {
    name: 'ura-dora',
    says: 'the ura-dora, once it is shown',
    rule: 'H-9.6',
    shape: [KINDS],
    write: ({ view }, out, at) => {
      if (view.ura !== null) out[at + view.ura] = 1;
    },
  },
  bothSeats(
    { name: 'discards', says: 'discards of both that still lie there', rule: 'H-9.4' },
    KINDS,
    ({ discards, taken }, out, at) => addLying(out, at, discards, taken),
  ),
  bothSeats(
    {
      name: 'latest discards',
      says: 'when each last discarded the kind, as the number of that discard from 1; 0 for never',
      rule: 'H-9.4',
    },
    KINDS,
    ({ discards }, out, at) => {
      for (let place = 0; place < discards.length; place++)
        out[at + (discards[place] ?? 0)] = byteOf(place + 1);
    },
  ),
  bothSeats(
    { name: 'riichi discard', says: 'the discard riichi was declared with', rule: 'H-4.4' },
    KINDS,
    ({ riichi, discards }, out, at) => {
      const tile = riichi === null ? undefined : discards[riichi.place];
      if (tile !== undefined) out[at + tile] = 1;
    },
  ),
  bothSeats(
    { name: 'pungs', says: 'tiles of the kind in an open set of both', rule: 'H-2.8' },
    KINDS,
    ({ melds }, out, at) => {
      for (const { tile } of melds) addTiles(out, at, [tile], 3);
    },
  ),
  bothSeats(
    { name: 'destroyed', says: 'discards that SUPER_IAI has cut', rule: 'H-6.11' },
    KINDS,
    ({ destroyed }, out, at) => addTiles(out, at, destroyed),
  ),
  {
    name: 'shown hand',
    says: 'closed tiles of the opponent once the round is over',
    rule: 'H-9.6',
    shape: [KINDS],
    write: ({ view, seat }, out, at) => addTiles(out, at, view.shown?.[1 - seat] ?? []),
  },
  {
    name: 'waits',
    says: 'tiles that would complete the own hand at rest',
    rule: 'H-4.1',
    shape: [KINDS],
    write: ({ view }, out, at) => addTiles(out, at, view.waits),
  },
  {
    name: 'unseen',
    says: 'copies of each kind that this seat sees nowhere',
    rule: 'H-10.1',
    shape: [KINDS],
    write: ({ view, seat }, out, at) => writeUnseen(view, seat, out, at),
  },
];

const seen = new Uint8Array(KINDS);

const writeUnseen = (view: HaiyukiView, seat: number, out: Uint8Array, at: number): void => {
  seen.fill(0);
  addTiles(seen, 0, view.hand ?? []);
  addTiles(seen, 0, view.shown?.[1 - seat] ?? []);
  for (const { discards, taken, melds, destroyed } of view.table) {
    addLying(seen, 0, discards, taken);
    addTiles(seen, 0, destroyed);
    for (const { tile } of melds) addTiles(seen, 0, [tile], 3);
  }
  for (let kind = 0; kind < KINDS; kind++) out[at + kind] = HAIYUKI_TILES.copies - (seen[kind] ?? 0);
};

const FLAGS: readonly HaiyukiPart[] = [
  {
    name: 'phase',
    says: `${PHASES.join(', ')}; whoever is not asked sees \`waiting\``,
    rule: 'H-6.27, H-9.1',
    shape: [PHASES.length],
    write: ({ view }, out, at) => mark(out, at, PHASES, view.phase.name),
  },
  {
    name: 'own turn',
    says: 'whether it is the own turn',
    rule: 'H-2.4',
    shape: [1],
    write: ({ view: { phase }, seat }, out, at) => {
      if (phase.name === 'turn' && phase.seat === seat) out[at] = 1;
    },
  },
  {
    name: 'turn source',
    says: `the turn began with: ${SOURCES.join(', ')}`,
    rule: 'H-2.4, H-2.9, H-6.10',
    shape: [SOURCES.length],
    write: ({ view: { phase } }, out, at) => {
      if (phase.name === 'turn') mark(out, at, SOURCES, phase.source);
    },
  },
  {
    name: 'declared win',
    says: `whether a declared win is the own one; then its way: ${WAYS.join(', ')}`,
    rule: 'H-6.28',
    shape: [1 + WAYS.length],
    write: ({ view: { phase }, seat }, out, at) => {
      if (phase.name !== 'declared') return;
      if (phase.seat === seat) out[at] = 1;
      mark(out, at + 1, WAYS, phase.way);
    },
  },
  {
    name: 'counter',
    says: 'the counter of turns, from 1 to 20',
    rule: 'H-2.3',
    shape: [1],
    write: ({ view }, out, at) => {
      out[at] = view.turn;
    },
  },
  {
    name: 'starter',
    says: 'whether this seat began the round',
    rule: 'H-2.1',
    shape: [1],
    write: ({ view, seat }, out, at) => {
      if (view.starter === seat) out[at] = 1;
    },
  },
  {
    name: 'round',
    says: 'rounds played before this one',
    rule: 'H-5.8',
    shape: [1],
    write: ({ view }, out, at) => {
      out[at] = byteOf(view.round);
    },
  },
  {
    name: 'wall',
    says: 'tiles left in the wall',
    rule: 'H-9.4',
    shape: [1],
    write: ({ view }, out, at) => {
      out[at] = byteOf(view.wallSize);
    },
  },
  stock('hp', 'H-5.1, H-5.2'),
  stock('mp', 'H-5.1, H-6.21'),
  bothSeats(
    { name: 'character', says: `who plays: ${CHARACTERS.join(', ')}`, rule: 'H-6.20' },
    CHARACTERS.length,
    ({ character }, out, at) => mark(out, at, CHARACTERS, character),
  ),
  number('concealed', 'how many closed tiles each has', 'H-9.4', ({ concealedSize }) => concealedSize),
  number(
    'riichi',
    'the counter when riichi was declared; 0 for none',
    'H-4.3',
    ({ riichi }) => riichi?.turn ?? 0,
  ),
  number('guard', 'turns that DISCARD_GUARD still covers', 'H-6.7', ({ guard }) => guard),
  number('curse', 'turns that HELL_PILE still covers', 'H-6.2', ({ curse }) => curse),
  number('spirit', 'turns until SPIRIT_RIICHI comes true', 'H-6.12', ({ spirit }) => spirit),
  flag('guaranteed', 'the next draw completes the hand', 'H-6.1, H-6.30', ({ guaranteed }) => guaranteed),
  flag('critical', 'CRITICAL is on', 'H-6.4', ({ critical }) => critical),
  flag('mirror', 'WATER_MIRROR is on', 'H-6.3', ({ mirror }) => mirror),
  flag(
    'active used',
    'the active skill of this turn has been used',
    'H-6.22',
    ({ activeUsed }) => activeUsed,
  ),
  bothSeats(
    {
      name: 'skills used',
      says: `how often each skill was used in this round: ${SKILL_NAMES.join(', ')}`,
      rule: 'H-6.25',
    },
    SKILL_NAMES.length,
    ({ used }, out, at) => {
      for (const skill of used) {
        const place = at + SKILL_NAMES.indexOf(skill);
        out[place] = byteOf((out[place] ?? 0) + 1);
      }
    },
  ),
];

export const HAIYUKI_OBSERVATION: Layout<Look<HaiyukiView>> = layoutOf<Look<HaiyukiView>>([
  ...TILES,
  begunPart(HAIYUKI_CODEC.size, 'H-6.8, H-6.9'),
  ...FLAGS,
]);
