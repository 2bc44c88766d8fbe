import type { HaiyukiAction, HaiyukiState, HaiyukiView } from '@paiju/engine/haiyuki';
import { haiyukiGame } from '@paiju/engine/haiyuki';
import type { EnvSpec } from '../spec.ts';
import { HAIYUKI_CODEC } from './codec.ts';
import { HAIYUKI_OBSERVATION } from './observation.ts';
import { HAIYUKI_PRIVILEGED } from './privileged.ts';

export const HAIYUKI_SPEC: EnvSpec<HaiyukiView, HaiyukiState, HaiyukiAction> = {
  name: 'haiyuki-v1',
  game: haiyukiGame,
  codec: HAIYUKI_CODEC,
  observation: HAIYUKI_OBSERVATION,
  privileged: HAIYUKI_PRIVILEGED,
};
