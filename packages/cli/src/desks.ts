/** A desk for every game there is: a new game does not compile without one. */
import type { GameId } from '@paiju/engine';
import type { Desk } from './desk.ts';
import { haiyukiDesk } from './haiyuki/desk.ts';
import { wuhanDesk } from './wuhan/desk.ts';
import { xuezhanDesk } from './xuezhan/desk.ts';

export const DESKS = {
  xuezhan: xuezhanDesk,
  wuhan: wuhanDesk,
  haiyuki: haiyukiDesk,
} satisfies Readonly<Record<GameId, Desk>>;
