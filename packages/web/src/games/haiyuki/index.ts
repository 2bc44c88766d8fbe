/** Haiyuki on the page. */
import { HAIYUKI_TILES } from '@paiju/engine/haiyuki';
import { lazy } from 'react';
import { tilesBy } from '../../tiles/tilesBy.ts';
import { withWords } from '../../words/index.ts';
import type { PageGame } from '../shared/game.ts';
import { once } from '../shared/once.ts';
import { CharacterSetup } from './characters/CharacterSetup.tsx';
import { charactersOf } from './characters/chosen.ts';
import { drawEmblem } from './tiles/drawEmblem.ts';
import { TOURNAMENT } from './tournament/address.ts';
import { characterText } from './words/codes.ts';

export const haiyukiPage: PageGame = {
  id: 'haiyuki',
  art: { tiles: HAIYUKI_TILES, draw: drawEmblem },
  card: {
    tiles: tilesBy(HAIYUKI_TILES, 'ataho', 'sword', 'rin', 'mayu_purple', 'smash'),
    cloth: ['#4a3f8f', '#1b1640'],
  },
  personal: new Set(['seat0', 'seat1']),
  figures: (t, choice) => {
    const { seat0, seat1 } = charactersOf(choice);
    return [characterText(t, seat0), characterText(t, seat1)];
  },
  Setup: CharacterSetup,
  // The opponent goes by the name of the character.
  opponents: (t, choice) => [characterText(t, charactersOf(choice).seat1)],
  tournament: {
    address: TOURNAMENT,
    Screen: lazy(withWords('haiyuki', 'later')(() => import('./tournament/TournamentScreen.tsx'))),
  },
  atTable: once(withWords('haiyuki')(async () => (await import('./atTable.tsx')).haiyukiAtTable)),
  lesson: once(async () => (await import('./lesson.ts')).haiyukiLesson),
  examples: once(withWords('haiyuki', 'wins')(async () => (await import('./examples.ts')).haiyukiExamples)),
};
