/** What a seat can work out about the other's hand, view by view. */
import { expect, test } from 'vitest';
import type { Tile } from '../../core/tile.ts';
import { kinds } from '../../core/tile.ts';
import { partsIn } from '../../position/parts.ts';
import { isReadyIn, readinessOf } from './imagineReady.ts';
import { haiyuki } from './index.ts';
import type { HaiyukiOptions } from './options.ts';
import { RULEBOOK } from './options.ts';
import { opponentOf } from './state.ts';
import { lettersOf } from './testing/position.ts';
import { HAIYUKI_TILES } from './tiles.ts';

/** `'ready, waits for w, not for rb'`. */
const told = (text: string, options: Partial<HaiyukiOptions>): string => {
  const { state, sight } = haiyuki.notation.read({ ...RULEBOOK, ...options }, partsIn(`haiyuki; ${text}`));
  if (sight === 'all' || sight === null) throw new Error('not the view of a seat');
  const view = haiyuki.view(state, sight);
  const other = opponentOf(sight);
  if (!isReadyIn(view, other)) return 'anything';
  const { wanted, unwanted, isComplete } = readinessOf(view, other);
  const letters = (bits: number): string =>
    lettersOf(kinds(HAIYUKI_TILES).filter((tile: Tile) => (bits >> tile) % 2 === 1));
  return [
    isComplete ? 'complete' : 'ready',
    wanted === 0 ? '' : `, waits for ${letters(wanted)}`,
    unwanted === 0 ? '' : `, not for ${letters(unwanted)}`,
  ].join('');
};

const OWN = 'ARSYPFpswrb';
const ROULETTE = { seat0: 'petum', seat1: 'petum' } as const;
const IN_RIICHI = '0 ?11 | riichi 3 | discards ARSYP';

// [what it shows, options, view, what is known of the other hand]
const ROWS: readonly [string, Partial<HaiyukiOptions>, string, string][] = [
  [
    'H-4.4 without riichi',
    {},
    `seen 1; turn 6; dora A; 0* ?11 + ? | discards ARSYP; 1 ${OWN} | discards pswrb`,
    'anything',
  ],
  [
    'H-4.5 the starter in riichi',
    {},
    `seen 1; turn 6; dora A; ${IN_RIICHI}; 1* ${OWN} + v | discards pswrb`,
    'ready, not for YPwrb',
  ],
  [
    'H-4.5 who follows, in riichi',
    {},
    `seen 1; dealer 1; turn 6; dora A; ${IN_RIICHI}; 1* ${OWN} + v | discards pswrbF`,
    'ready, not for YPFrb',
  ],
  [
    'H-6.7 it was guarded',
    {},
    `seen 1; turn 6; dora A; ${IN_RIICHI}; 1* ${OWN} + v | discards pswrb | used DISCARD_GUARD`,
    'ready, not for YP',
  ],
  [
    'another skill does not matter',
    {},
    `seen 1; turn 6; dora A; ${IN_RIICHI}; 1* ${OWN} + v | discards pswrb | used RECOVERY`,
    'ready, not for YPwrb',
  ],
  [
    'H-6.11 a discard is gone',
    {},
    `seen 1; turn 6; dora A; ${IN_RIICHI}; 1* ${OWN} + v | discards pswr | destroyed b`,
    'ready, not for YP',
  ],
  [
    'H-4.6 it may have passed',
    { askInRiichi: true },
    `seen 1; turn 6; dora A; ${IN_RIICHI}; 1* ${OWN} + v | discards pswrb`,
    'ready',
  ],
  [
    'H-6.28 it has declared a ron',
    { seat1: 'yuri' },
    `seen 1; turn 5; dora A; declared 0 ron b; 0 ?11 | riichi 3 | discards ARSYP; 1 ${OWN} | discards pswrb`,
    'ready, waits for b, not for YPwr',
  ],
  [
    'H-6.5 it has declared a tsumo',
    { seat0: 'rinxiang' },
    `seen 1; turn 6; dora A; waiting; 0 ?12 | riichi 3 | discards ARSYP; 1 ${OWN} | discards pswrb`,
    'complete, not for YPwrb',
  ],
  [
    'H-6.13 it is asked for a last chance',
    ROULETTE,
    `seen 0; turn 20; dora A; waiting; 0 ${OWN} | discards w; 1 ?11 | discards v`,
    'ready',
  ],
  [
    'H-6.13 the viewer has answered, so it is asked too',
    ROULETTE,
    `seen 0; turn 20; dora A; last-chance; 0 AAARRRSSSYY | discards w | answered pass; 1 ?11 | discards v`,
    'ready',
  ],
  [
    'H-6.13 the viewer is asked',
    ROULETTE,
    `seen 0; turn 20; dora A; last-chance; 0 AAARRRSSSYY | discards w; 1 ?11 | discards v`,
    'anything',
  ],
  [
    'H-6.27 it thinks about an own discard',
    {},
    `seen 0; turn 3; dora A; waiting; 0 ${OWN} | discards ppw; 1 ?11 | discards ps`,
    'anything',
  ],
  [
    'H-6.28 it may counter an own ron',
    { seat1: 'yuri' },
    'seen 0; turn 3; dora A; waiting; 0 AAARRRSSSww | riichi 1 | discards pps; 1 ?11 | discards psw',
    'anything',
  ],
];

test.each(ROWS)('%s', (_shows, options, text, known) =>
  expect(told(`${text}; wall ?50`, options)).toBe(known),
);
