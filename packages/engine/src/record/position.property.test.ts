/** Whatever is written of a position is read again as it was: states of random matches, and what each seat sees of them. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import type { AnyWrittenRuleset } from '../play/ruleset.ts';
import type { Wall } from '../play/wall.ts';
import { tilesLeft, wallOf } from '../play/wall.ts';
import { optionsIn } from '../testing/hands.ts';
import { inRandomMatches } from '../testing/states.ts';
import type { Position } from './position.ts';
import { readPosition, writePosition, writeView } from './position.ts';

/** Beside the presets: options that hide or show other things, and characters with other skills. */
const MORE: Readonly<Record<keyof typeof GAMES, readonly string[]>> = {
  xuezhan: [
    'sichuan passedWin=barred opening=declare',
    'bury3 showBuried=no showConcealedKong=yes showWinningHand=no',
  ],
  wuhan: ['koukou minimum=1 passedWin=barred showConcealedKong=yes', 'kaikou wallRemainder=10 minimum=1'],
  haiyuki: [
    'duel seat0=fari seat1=yuri hp=5000',
    'rulebook seat0=smash seat1=petum mp=500',
    'rulebook seat0=rinxiang seat1=ataho askInRiichi=yes mp=200',
  ],
};

const TABLES = Object.entries(MORE).flatMap(([id, more]): [string, AnyWrittenRuleset, object][] => {
  const rules: AnyWrittenRuleset = GAMES[id as keyof typeof GAMES].rules;
  const all = [...Object.keys(rules.options.presets), ...more];
  return all.map((options) => [`${id} ${options}`, rules, optionsIn(rules.options, options)]);
});

const MATCHES = { matches: 2, rounds: 2 } as const;

/** Without what is spent: tiles that were drawn, and words of chance for a setup that is over. */
const withoutSpent = (state: object): object => {
  const { wall, phase, ...rest } = state as { wall: Wall; phase: { name: string } };
  const spent = 'returned' in rest && phase.name !== 'setup' ? { returned: [] } : {};
  return { ...rest, ...spent, phase, wall: wallOf(tilesLeft(wall)) };
};

const positionIn = (text: string): Position => {
  const read = readPosition(GAMES, text);
  if (!read.ok) throw new Error(`${JSON.stringify(read.error)} in ${text}`);
  return read.value;
};

/** Thousands of comparisons: the difference is only worked out where there is one. */
const mustEqual = (found: unknown, wanted: unknown, text: string): void => {
  if (!isDeepStrictEqual(found, wanted)) expect(found, text).toEqual(wanted);
};

describe.each(TABLES)('%s', (_name, rules, options) => {
  test('a state that is written and read is the same state', () => {
    inRandomMatches(rules, options, MATCHES, (state) => {
      const text = writePosition(rules, state);
      const read = positionIn(text);
      mustEqual(read.state, withoutSpent(state), text);
      expect(read.sight).toBe('all');
      mustEqual(read.options, options, text);
      expect(writePosition(rules, read.state)).toBe(text);
    });
  });

  test('and what a seat or a spectator sees is the same sight', () => {
    let turn = 0;
    inRandomMatches(rules, options, MATCHES, (state) => {
      const viewer = turn++ % (rules.seats + 1);
      const seat = viewer === rules.seats ? null : viewer;
      const view = rules.view(state, seat);
      const text = writeView(rules, view);
      const read = positionIn(text);
      mustEqual(rules.view(read.state, seat), view, text);
      expect(read.sight).toBe(seat);
    });
  });

  test('every action that is legal is written and read', () => {
    inRandomMatches(rules, options, { matches: 1, rounds: 1 }, (state) => {
      for (const seat of rules.toAct(state))
        for (const action of rules.legal(state, seat).slice(0, 50)) {
          const text = rules.notation.writeAction(action);
          mustEqual(rules.notation.readAction(text), action, text);
        }
    });
  });
});

/** Every twentieth state, and what somebody sees of it. */
const TEXTS = TABLES.flatMap(([, rules, options]) => {
  const texts: string[] = [];
  let n = 0;
  inRandomMatches(rules, options, { matches: 1, rounds: 1 }, (state) => {
    if (n++ % 20 !== 3) return;
    texts.push(writePosition(rules, state), writeView(rules, rules.view(state, n % rules.seats)));
  });
  return texts;
});

test('no text, however broken, makes reading throw, and what is read can be written and played', () => {
  const pieces = fc.constantFrom(...TEXTS.flatMap((text) => text.split(/(?<=[; |+<?])/)), '?', '5m', '9');
  const broken = fc
    .tuple(fc.constantFrom(...TEXTS), fc.nat(), fc.nat(40), fc.oneof(pieces, fc.string({ maxLength: 5 })))
    .map(([text, at, size, put]) => {
      const from = at % text.length;
      return text.slice(0, from) + put + text.slice(from + size);
    });
  fc.assert(
    fc.property(broken, (text) => {
      const read = readPosition(GAMES, text);
      if (!read.ok) {
        expect(read.error.at).toBeLessThanOrEqual(text.length);
        return;
      }
      const { game, state, sight } = read.value;
      const { rules } = game;
      for (const seat of rules.toAct(state)) {
        expect(rules.legal(state, seat).length).toBeGreaterThan(0);
        expect(rules.apply(state, seat, rules.defaultAction(state, seat)).ok).toBe(true);
      }
      if (sight === 'all')
        expect(writePosition(rules, positionIn(writePosition(rules, state)).state)).toBe(
          writePosition(rules, state),
        );
    }),
    { numRuns: 3000 },
  );
});
