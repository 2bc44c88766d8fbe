/**
 * What is known of every game before it is played: whoever sets up a table or names a tile needs no rules for it, and a
 * page that is opened for the first time need not fetch them.
 */
import { SUITED, SUITED_AND_HONOURS } from './core/tile.ts';
import type { GameId } from './games.ts';
import type { AnyRuleset } from './play/ruleset.ts';
import { HAIYUKI_OPTIONS } from './rules/haiyuki/options.ts';
import { SEAT_COUNT as HAIYUKI_SEATS } from './rules/haiyuki/state.ts';
import { HAIYUKI_TILES } from './rules/haiyuki/tiles.ts';
import { SEAT_COUNT as WUHAN_SEATS } from './rules/wuhan/basics.ts';
import { WUHAN_OPTIONS } from './rules/wuhan/options.ts';
import { XUEZHAN_OPTIONS } from './rules/xuezhan/options.ts';
import { SEAT_COUNT as XUEZHAN_SEATS } from './rules/xuezhan/state.ts';

/** The part of a ruleset that says what it is; `outlines.test.ts` holds the two together. */
export type Outline = Pick<AnyRuleset, 'seats' | 'tiles' | 'options'>;

export const OUTLINES = {
  xuezhan: { seats: XUEZHAN_SEATS, tiles: SUITED, options: XUEZHAN_OPTIONS },
  wuhan: { seats: WUHAN_SEATS, tiles: SUITED_AND_HONOURS, options: WUHAN_OPTIONS },
  haiyuki: { seats: HAIYUKI_SEATS, tiles: HAIYUKI_TILES, options: HAIYUKI_OPTIONS },
} satisfies Readonly<Record<GameId, Outline>>;

/** In the order in which they are shown. */
export const GAME_IDS = Object.keys(OUTLINES) as readonly GameId[];

export const isGameId = (text: string): text is GameId => Object.hasOwn(OUTLINES, text);
