/** What the networks of this game have learnt, by the preset they learnt it at. */
import { DUEL } from './weights/duel.ts';
import { ORIGINAL } from './weights/original.ts';
import { RULEBOOK } from './weights/rulebook.ts';

export const HAIYUKI_WEIGHTS = {
  rulebook: RULEBOOK,
  duel: DUEL,
  original: ORIGINAL,
};
