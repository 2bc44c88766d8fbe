/** Positions and actions of Haiyuki as text. */
import type { Notation } from '../../play/notation.ts';
import { readSheet, writeSheet } from '../../position/sheet.ts';
import type { HaiyukiAction } from './actions.ts';
import { readSeen, readState } from './notationRead.ts';
import { GRAMMAR, readAction, writeAction } from './notationWords.ts';
import { sheetOfState, sheetOfView } from './notationWrite.ts';
import type { HaiyukiOptions } from './options.ts';
import type { HaiyukiState } from './state.ts';
import type { HaiyukiView } from './view.ts';

export const notation: Notation<HaiyukiState, HaiyukiAction, HaiyukiView, HaiyukiOptions> = {
  readAction,
  writeAction,
  read: (options, parts) => {
    const sheet = readSheet(GRAMMAR, parts);
    const { seen } = sheet.facts;
    return seen === undefined
      ? { state: readState(options, sheet), sight: 'all' }
      : { state: readSeen(options, sheet, seen.seat), sight: seen.seat };
  },
  ofState: (state) => ({ options: state.options, parts: writeSheet(GRAMMAR, sheetOfState(state)) }),
  ofView: (view) => ({ options: view.options, parts: writeSheet(GRAMMAR, sheetOfView(view)) }),
};
