/** The leak gate on Haiyuki: red for every leak planted here. That it is quiet without one is in the game's own folder. */
import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import type { AnyRuleset } from '../play/ruleset.ts';
import { tilesLeft } from '../play/wall.ts';
import type { EventOf } from '../rules/haiyuki/events.ts';
import { isTenpai } from '../rules/haiyuki/hand.ts';
import type { HaiyukiOptions } from '../rules/haiyuki/options.ts';
import { RULEBOOK } from '../rules/haiyuki/options.ts';
import type { HaiyukiState } from '../rules/haiyuki/state.ts';
import { HAIYUKI_LEAKS } from '../rules/haiyuki/testing/oracle.ts';
import { HAIYUKI_SETTINGS } from '../rules/haiyuki/testing/settings.ts';
import { leakGate } from './leakGate.ts';
import type { Wrap } from './plantedLeaks.ts';
import { planted, refusing, showing, viewWith } from './plantedLeaks.ts';

const inView = viewWith<HaiyukiState>;
const inRefusal = refusing<HaiyukiState>;

/** Something added to what is answered only while it holds. */
const answersSoFar = ({ phase }: HaiyukiState): unknown =>
  phase.name === 'setup' || phase.name === 'last-chance' ? phase.answers : null;

/** A discard less for the seat to act, where the ura-dora is an even one. */
const legalByUra: Wrap = (rules) => ({
  legal: (state, seat) => {
    const legal = rules.legal(state, seat);
    return (state as HaiyukiState).ura % 2 === 0 && legal.length > 1 ? legal.slice(0, -1) : legal;
  },
});

const resultWithUra: Wrap = (rules) => ({
  result: (state) => {
    const result = rules.result(state);
    return result && { ...result, ura: (state as HaiyukiState).ura };
  },
});

const asked = (rules: AnyRuleset, state: object): readonly number[] => rules.toAct(state);

/** Who sits there decides what is asked in secret. */
const SETUP = { seat0: 'smash', seat1: 'mayu', rounds: 1, mp: 12 } as const;
const STEERED = { seat0: 'ataho', seat1: 'ataho', rounds: 1, mp: 1000 } as const;
const CHANCES = { seat0: 'petum', seat1: 'petum', rounds: 1 } as const;
const COUNTERED = { seat0: 'yuri', seat1: 'rinxiang', mp: 1000, askInRiichi: true } as const;
const PLAIN = { skills: false, rounds: 1 } as const;

const PLANTED: readonly [string, Partial<HaiyukiOptions>, Wrap][] = [
  ['H-9.5: a closed tile, in the view', PLAIN, inView(({ seats }) => seats.map((each) => each.concealed[4]))],
  ['H-9.5: the next tile of the wall, in the view', PLAIN, inView(({ wall }) => tilesLeft(wall)[0])],
  ['H-9.5: the last tile of the wall, in the view', PLAIN, inView(({ wall }) => tilesLeft(wall).at(-1))],
  ['H-9.5: what was drawn, in the view', PLAIN, inView(({ phase }) => phase.name === 'turn' && phase.drawn)],
  ['H-9.5: the ura-dora before it is turned, in the view', PLAIN, inView(({ ura }) => ura)],
  ['H-9.6: the ura-dora of a round that was drawn, in its result', PLAIN, resultWithUra],
  ['H-9.5: the ura-dora, in what is legal', PLAIN, legalByUra],
  ['H-9.5: where the roulette will stop, in the view', CHANCES, inView(({ roulette }) => roulette)],
  ['H-9.5: where returned tiles will go, in the view', SETUP, inView(({ returned }) => returned)],
  [
    'H-9.5: who is ready, in the view',
    PLAIN,
    inView((state) => state.seats.map((_, seat) => isTenpai(state, seat))),
  ],
  ['H-6.33: what the other seat gives away, before it is done, in the view', SETUP, inView(answersSoFar)],
  ['H-6.33: whether it has chosen, in the view', SETUP, (rules) => viewWith(rules.toAct)(rules)],
  [
    'H-6.33: whether it has chosen, in a refusal',
    SETUP,
    (rules) => refusing((state: object) => asked(rules, state).length)(rules),
  ],
  ['H-6.33: what it gives away, in a refusal', SETUP, inRefusal((s) => JSON.stringify(answersSoFar(s)))],
  ['H-6.34: what the other seat answers to a last chance, in the view', CHANCES, inView(answersSoFar)],
  ['H-6.34: that it is asked, in the view', CHANCES, (rules) => viewWith(rules.toAct)(rules)],
  [
    'H-6.27: that a counter was declined, in the view',
    COUNTERED,
    inView(({ phase }) => phase.name === 'declared' && phase.stands),
  ],
  ['H-6.27: an answer that leads to nothing, as an event', PLAIN, showing('answered')],
  ['H-6.27: a setup that was declined, as an event', SETUP, showing('answered')],
  ['H-9.5: the whole deal, as an event', PLAIN, showing('dealt')],
  ['H-1.5: the ura-dora, with the deal', PLAIN, showing<EventOf<'dealt'>>('dealt', ({ ura }) => ({ ura }))],
  ['H-9.5: draws, as events', PLAIN, showing<EventOf<'drew'>>('drew', ({ tile }) => ({ tile }))],
  ['H-9.5: how deep a draw came from', STEERED, showing<EventOf<'drew'>>('drew', ({ place }) => ({ place }))],
  [
    'H-9.5: whether a draw was steered',
    STEERED,
    showing<EventOf<'drew'>>('drew', ({ place }) => ({ steered: place > 0 })),
  ],
  [
    'H-9.4: which tiles the other seat gave away',
    SETUP,
    showing<EventOf<'exchanged'>>('exchanged', ({ given }) => ({ given })),
  ],
  [
    'H-9.4: which tiles the other seat received',
    SETUP,
    showing<EventOf<'exchanged'>>('exchanged', ({ received }) => ({ received })),
  ],
  [
    'H-9.5: the wall after the exchange',
    SETUP,
    showing<EventOf<'exchanged'>>('exchanged', ({ wall }) => ({ wall })),
  ],
  ['H-9.5: the next tile of the wall, in a refusal', PLAIN, inRefusal(({ wall }) => tilesLeft(wall)[0])],
];

test.each(PLANTED)('%s', (_, changes, wrap) => {
  const game = planted(GAMES.haiyuki, wrap);
  const table = { game, options: { ...RULEBOOK, ...changes }, settings: HAIYUKI_SETTINGS };
  const { leaks } = leakGate(table, HAIYUKI_LEAKS, { matches: 150, first: 5000 });
  expect(leaks).not.toEqual([]);
});
