import type { WuhanAction, WuhanState, WuhanView } from '@paiju/engine/wuhan';
import { wuhanGame } from '@paiju/engine/wuhan';
import type { EnvSpec } from '../spec.ts';
import { WUHAN_CODEC } from './codec.ts';
import { WUHAN_OBSERVATION } from './observation.ts';
import { WUHAN_PRIVILEGED } from './privileged.ts';

export const WUHAN_SPEC: EnvSpec<WuhanView, WuhanState, WuhanAction> = {
  name: 'wuhan-v1',
  game: wuhanGame,
  codec: WUHAN_CODEC,
  observation: WUHAN_OBSERVATION,
  privileged: WUHAN_PRIVILEGED,
};
