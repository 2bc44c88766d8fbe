import type { XuezhanAction, XuezhanState, XuezhanView } from '@paiju/engine/xuezhan';
import { xuezhanGame } from '@paiju/engine/xuezhan';
import type { EnvSpec } from '../spec.ts';
import { XUEZHAN_CODEC } from './codec.ts';
import { fastXuezhan } from './fast.ts';
import { XUEZHAN_OBSERVATION } from './observation.ts';
import { XUEZHAN_PRIVILEGED } from './privileged.ts';

export const XUEZHAN_SPEC: EnvSpec<XuezhanView, XuezhanState, XuezhanAction> = {
  name: 'xuezhan-v1',
  game: xuezhanGame,
  codec: XUEZHAN_CODEC,
  observation: XUEZHAN_OBSERVATION,
  fast: fastXuezhan,
  privileged: XUEZHAN_PRIVILEGED,
};
