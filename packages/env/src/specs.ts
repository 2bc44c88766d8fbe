/** Every game as numbers: the compiler asks for the next one. */
import type { GameId } from '@paiju/engine';
import { HAIYUKI_SPEC } from './haiyuki/index.ts';
import type { AnyEnvSpec } from './spec.ts';
import { WUHAN_SPEC } from './wuhan/index.ts';
import { XUEZHAN_SPEC } from './xuezhan/index.ts';

export const ENV_SPECS: Readonly<Record<GameId, AnyEnvSpec>> = {
  xuezhan: XUEZHAN_SPEC,
  wuhan: WUHAN_SPEC,
  haiyuki: HAIYUKI_SPEC,
};
