/** What is wrong with how a table lies on the screen, in words: nothing, whatever has been played. */
import type { Kind, Measured, Part } from './parts.ts';

/** A plate is so near to its hand, in pixels, a river to the centre. */
const NEAR = { hand: 8, centre: 5 } as const;
/** Own tiles rise when they are touched, by so much of their height, and must not rise over the plate. */
const RISE = 0.2;
/** Things lie over each other from so many pixels on: shadows and lines round tiles are no more. */
const OVER = 1.5;
/** The highest band in which nothing lies, as a share of the height of a phone held upright. */
const BLANK = 0.12;
const PHONE = 620;
const FLAT = 480;

interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const gapsOf = (a: Sides, b: Sides): readonly [number, number] => [
  Math.max(a.left - b.right, b.left - a.right),
  Math.max(a.top - b.bottom, b.top - a.bottom),
];
const gap = (a: Sides, b: Sides): number => Math.max(...gapsOf(a, b));
/** A river begins beyond the corner of the centre where that is smaller than six tiles: it still lies along its side. */
const alongside = (a: Sides, b: Sides): number => {
  const gaps = gapsOf(a, b);
  return Math.min(...gaps) > 0 ? Math.min(...gaps) : Math.max(...gaps);
};
const isWithin = (a: Sides, b: Sides): boolean =>
  a.left >= b.left - OVER &&
  a.right <= b.right + OVER &&
  a.top >= b.top - OVER &&
  a.bottom <= b.bottom + OVER;
const nearest = (one: Sides, others: readonly Sides[], far: (a: Sides, b: Sides) => number): number =>
  Math.min(...others.map((other) => far(one, other)));
const pixels = (number: number): string => `${Math.round(number)} px`;
const sizeOf = ({ left, right, top, bottom }: Sides): number => Math.min(right - left, bottom - top);

type Of = (...kinds: readonly Kind[]) => readonly Part[];
type Rule = (of: Of, measured: Measured) => readonly string[];

const plateTouchesHand: Rule = (of) =>
  of('plate').flatMap((plate) => {
    const tiles = of('own', 'hand').filter(({ seat }) => seat === plate.seat);
    const rises = tiles[0]?.kind === 'own' ? (tiles[0].bottom - tiles[0].top) * RISE : 0;
    const far = nearest(plate, tiles, gap);
    return tiles.length > 0 && far > NEAR.hand + rises
      ? [`${plate.name} is ${pixels(far)} from its hand`]
      : [];
  });

/** On a phone upright the plate stands in the corner, and lying down the hand does. A duel has its own side. */
const ownPlateBeginsAtHand: Rule = (of, { width, height }) => {
  if (width < PHONE || height < FLAT) return [];
  return of('plate').flatMap((plate) => {
    const tiles = of('own').filter(({ seat }) => seat === plate.seat && plate.name.startsWith('plate seat-'));
    const far = Math.abs(plate.left - Math.min(...tiles.map(({ left }) => left)));
    return tiles.length > 0 && far > NEAR.hand ? [`${plate.name} begins ${pixels(far)} from its hand`] : [];
  });
};

const riversTouchCentre: Rule = (of, { isCornered }) => {
  const seats = new Set(of('discard').map(({ seat }) => seat));
  return [...seats].flatMap((seat) => {
    const river = of('discard', 'stick').filter((tile) => tile.seat === seat);
    const others = isCornered ? of('discard', 'stick').filter((tile) => tile.seat !== seat) : of('centre');
    if (others.length === 0) return [];
    const far = Math.min(...others.map((other) => nearest(other, river, alongside)));
    return far > NEAR.centre ? [`the river of seat ${seat} is ${pixels(far)} from the centre`] : [];
  });
};

/** In turn order from the own side, which is below. */
const SIDES = ['bottom', 'right', 'top', 'left'] as const;
/** The arrow of the centre stands at the side of whoever plays. */
const arrowStandsAtItsSide: Rule = (of) =>
  of('arrow').flatMap((arrow) => {
    const side = SIDES[Number(arrow.name.at(-1))];
    const [centre] = of('centre');
    if (side === undefined || centre === undefined) return [];
    const far = Math.abs(arrow[side] - centre[side]);
    return far > NEAR.centre ? [`the arrow is ${pixels(far)} from the ${side} of the centre`] : [];
  });

const LYING: readonly Kind[] = [
  'plate',
  'inPlate',
  'own',
  'hand',
  'discard',
  'stick',
  'meld',
  'centre',
  'inCentre',
  'asked',
  'button',
  'waits',
  'foot',
];
/** Backs are pushed together, and the tiles of a meld a little; words and discards never are. */
const APART: readonly Kind[] = ['inPlate', 'inCentre', 'discard'];
const isCloseTo = (a: Part, b: Part): boolean =>
  a.heap >= 0 && a.heap === b.heap && !(a.kind === b.kind && APART.includes(a.kind));
/** In a duel waits stand in a corner of the own strip, over none of its words, and riichi hangs on the portrait. */
const mayLieOver = (a: Part, b: Part): boolean =>
  (a.name.startsWith('plate fighter') && b.kind === 'waits') ||
  (a.name.includes('fighter-portrait') && b.name.includes('status-badge'));

const nothingLiesOverAnother: Rule = (of) => {
  const lying = of(...LYING);
  const over = lying.flatMap((a, place) =>
    lying
      .slice(place + 1)
      .filter((b) => !isCloseTo(a, b) && !mayLieOver(a, b) && gap(a, b) < -OVER)
      .map((b) => `${a.name} and ${b.name} lie over each other`),
  );
  const pointing = of('arrow').flatMap((arrow) =>
    of('inCentre')
      .filter((words) => gap(arrow, words) < -OVER)
      .map(({ name }) => `the arrow lies over ${name}`),
  );
  return [...over, ...pointing];
};

const allIsSeen: Rule = (of, { width, height }) => {
  const screen = { left: 0, top: 0, right: width, bottom: height };
  const beyond = of(...LYING).filter((part) => !isWithin(part, screen));
  const spilt = of('inPlate', 'inCentre').filter(
    (part) => !of('plate', 'centre').some((holder) => holder.heap === part.heap && isWithin(part, holder)),
  );
  const cut = of('inPlate', 'inCentre', 'asked', 'button', 'waits').filter(({ isCut }) => isCut);
  return [
    ...beyond.map(({ name }) => `${name} lies beyond the edge`),
    ...spilt.map(({ name }) => `${name} is larger than its place`),
    ...cut.map(({ name }) => `${name} is cut`),
  ];
};

/** A kong with two tiles turned is a little wider than its strip; more than four melds have to be smaller; faces of an open hand share their room. */
const NEARLY = 0.93;
const FOUR_MELDS = 12;
const meldsAreAsLargeAsRivers: Rule = (of) => {
  const river = Math.max(0, ...of('discard').map(sizeOf));
  const open = new Set(
    of('hand').flatMap(({ name, seat }) => (name.includes('concealed-face') ? [seat] : [])),
  );
  const isMuch = (owner: Part['seat']): boolean =>
    of('meld').filter(({ seat }) => seat === owner).length > FOUR_MELDS;
  const smaller = of('meld').filter(
    (tile) => sizeOf(tile) < river * NEARLY && !open.has(tile.seat) && !isMuch(tile.seat),
  );
  return [...new Set(smaller.map(({ seat }) => `melds of seat ${seat} are smaller than rivers`))];
};

/** Of tables of four, on which badges give way for a moment where points move. */
const dealerIsMarked: Rule = (of) => {
  const inPlates = of('inPlate').map(({ name }) => name);
  const hasPlates = of('plate').some(({ name }) => name.startsWith('plate seat-'));
  const isTold = inPlates.some((name) => /plate-(dealer|change)/.test(name));
  return hasPlates && !isTold ? ['nobody is marked as the dealer'] : [];
};

const centreSpeaks: Rule = (of) =>
  of('centre').length > 0 && !of('inCentre').some(({ name }) => name.endsWith('turn-of'))
    ? ['the centre says nothing']
    : [];

/** The strongest answer is read first: whatever follows another stands behind it or below it. */
const answersStandInOrder: Rule = (of) =>
  of('button')
    .filter(({ name }) => name.startsWith('button action-'))
    .flatMap((answer, place, all) => {
      const before = all[place - 1];
      return before !== undefined && answer.left < before.right - OVER && answer.top < before.bottom - OVER
        ? [`${answer.name} stands before ${before.name}`]
        : [];
    });

const nothingJumpsWhenReady: Rule = (_, { moved }) =>
  moved.map((name) => `${name} jumps when its hand is ready`);

const noBlankBand: Rule = (of, { width, height }) => {
  if (width > height || width > PHONE) return [];
  const spans = of(...LYING, 'sheet').toSorted((a, b) => a.top - b.top);
  let [end, widest, from] = [0, 0, 0];
  for (const { top, bottom } of spans) {
    if (top - end > widest) [widest, from] = [top - end, end];
    end = Math.max(end, bottom);
  }
  return widest > BLANK * height ? [`nothing lies from ${pixels(from)} on for ${pixels(widest)}`] : [];
};

const RULES: readonly Rule[] = [
  plateTouchesHand,
  ownPlateBeginsAtHand,
  riversTouchCentre,
  arrowStandsAtItsSide,
  nothingLiesOverAnother,
  allIsSeen,
  meldsAreAsLargeAsRivers,
  dealerIsMarked,
  centreSpeaks,
  answersStandInOrder,
  nothingJumpsWhenReady,
  noBlankBand,
];

export const faultsIn = (measured: Measured): readonly string[] => {
  const of: Of = (...kinds) => measured.parts.filter(({ kind }) => kinds.includes(kind));
  return [...new Set(RULES.flatMap((rule) => rule(of, measured)))];
};
