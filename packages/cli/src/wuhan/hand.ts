/** The own hand in Wuhan, special tiles first, and what may be done with which keys. */
import type { AnyAction, Tile } from '@paiju/engine';
import type { WuhanView } from '@paiju/engine/wuhan';
import { specialKind } from '@paiju/engine/wuhan';
import { actionKeys, handText, keysText, restOf, suitGroups, waitsText } from '../round/hand.ts';
import type { BoardLine } from '../screen/boardLine.ts';
import { codesText, codeText } from '../text/tiles.ts';

/** What special tiles are called in front of them. */
const LABELS = { laizi: 'wild', pizi: 'skin', zhong: 'zhong', fa: 'fa' } as const;
const KINDS = ['laizi', 'pizi', 'zhong', 'fa'] as const;

export const handLines = (view: WuhanView, legal: readonly AnyAction[]): BoardLine[] => {
  const { drawn, waits, barred } = view;
  const rest = restOf(view);
  const of = (kind: (typeof KINDS)[number] | null): Tile[] =>
    rest.filter((tile) => specialKind(view, tile) === kind);
  const labelled = KINDS.map((kind) =>
    of(kind).length === 0 ? '' : `${LABELS[kind]} ${codesText(of(kind))}`,
  );
  const drawnKind = drawn === null ? null : specialKind(view, drawn);
  const text = handText(
    [...labelled, ...suitGroups(of(null))],
    drawn === null ? '' : `${codeText(drawn)}${drawnKind === null ? '' : ` ${LABELS[drawnKind]}`}`,
    waitsText(waits),
    barred ? '(passed a win: none on others’ tiles before your next draw or claim)' : '',
  );
  return [{ text }, { text: keysText(actionKeys(view, legal)) }];
};
