/** Draws the rings: whatever table it is, its hand says in its attributes which tiles it has. */
import type { AnyAction } from '@paiju/engine';
import { sameAction } from '@paiju/engine';
import { ringedIn } from './rings.ts';

interface Props {
  readonly ruleset: string;
  readonly played: AnyAction;
  readonly better: AnyAction;
}

const rule = (ruleset: string, action: AnyAction, ring: string): string => {
  const tiles = ringedIn(ruleset, action);
  return tiles.length === 0 ? '' : `.review-table :is(${tiles.join(',')}) .tile{${ring}}`;
};

/** Told apart by their lines, not by colour alone. */
const PLAYED = 'outline:3px dashed var(--danger);outline-offset:1px';
const BETTER = 'outline:3px solid var(--good);outline-offset:1px';

export const Rings = ({ ruleset, played, better }: Props) => (
  <style>
    {(sameAction(played, better) ? '' : rule(ruleset, played, PLAYED)) + rule(ruleset, better, BETTER)}
  </style>
);
