/** docs/record-format.md: the example of Haiyuki is a real record, and nothing its games write is missing from the page. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../packages/engine/src/games.ts';
import { withCodes } from '../packages/engine/src/record/codes.ts';
import type { HaiyukiEvent } from '../packages/engine/src/rules/haiyuki/events.ts';
import { RULEBOOK } from '../packages/engine/src/rules/haiyuki/options.ts';
import { SKILL_NAMES } from '../packages/engine/src/rules/haiyuki/skillNames.ts';
import { HAIYUKI_TILES } from '../packages/engine/src/rules/haiyuki/tiles.ts';
import { YAKU_SCORES } from '../packages/engine/src/rules/haiyuki/yaku.ts';
import { check, seedNo } from '../packages/engine/src/testing/match.ts';
import { ALL_GAMES, played, SHOWN } from './haiyukiGames.ts';
import { differences, quotedIn, ROOT, read, rows, section, Written } from './recordPage.ts';

const { rules } = GAMES.haiyuki;
const EXAMPLE = 'docs/examples/haiyuki-rulebook.jsonl';

if (process.env.UPDATE_GOLDEN === '1')
  writeFileSync(join(ROOT, EXAMPLE), `${played(SHOWN).lines.join('\n')}\n`);

const example = read(EXAMPLE).trimEnd().split('\n');
const part = section('## Haiyuki');
const under = (title: string): string => section(`### Haiyuki: ${title}`);

describe('the example', () => {
  test('is a finished match that verifies, and the one that the engine plays', () => {
    expect(check(example)).toMatchObject({ finished: true });
    expect(example).toEqual(played(SHOWN).lines);
  });

  test('has the lines that the page quotes, one after the other', () => {
    const blocks = part.split('```jsonl\n').slice(1);
    expect(blocks).toHaveLength(3);
    for (const block of blocks) expect(`${example.join('\n')}\n`).toContain(block.split('```')[0]);
    expect(quotedIn(part).length).toBeGreaterThan(15);
  });
});

describe('the page describes everything that two hundred games write', () => {
  const written = new Written();
  const { actions, inner, reasons } = written;
  const events: HaiyukiEvent[] = [];
  const ofType = <T extends HaiyukiEvent['type']>(type: T): Extract<HaiyukiEvent, { type: T }>[] =>
    events.filter((event): event is Extract<HaiyukiEvent, { type: T }> => event.type === type);

  beforeAll(() => {
    for (const game of ALL_GAMES) {
      const { match, lines } = played(game);
      written.add(match, lines);
      written.addSeen(match);
      events.push(...(match.history.flatMap((moment) => moment.events) as HaiyukiEvent[]));
    }
  });

  test('every event has its heading, and no heading is without an event', () => {
    const headings = [...part.matchAll(/^### Haiyuki: `([a-z-]+)`$/gm)].map(([, type = '']) => type);
    expect(differences(headings, written.events.keys())).toEqual([]);
    expect(headings).toHaveLength(14);
  });

  test('every field of every event has its row, and no row is without a field', () => {
    for (const [type, fields] of written.events)
      expect([type, ...differences(rows(under(`\`${type}\``)), fields)]).toEqual([type]);
  });

  test('what is inside a field is described where the field is', () => {
    expect([...inner].toSorted()).toEqual(['from', 'kind', 'skill', 'tile', 'tiles', 'type']);
    for (const key of ['kind', 'tile', 'from']) expect(under('`melded`')).toContain(`\`${key}\``);
    for (const key of ['tiles', 'skill']) expect(under('`answered`')).toContain(`\`${key}\``);
  });

  test('every action with its fields', () => {
    const described = under('actions');
    expect(differences(rows(described), actions.keys())).toEqual([]);
    for (const [type, fields] of actions) {
      const [, named = ''] = new RegExp(`^\\| \`${type}\` \\| (.*?) \\|`, 'm').exec(described) ?? [];
      // Codes in capitals are skills, not fields.
      expect([type, ...differences(codesIn(named).filter(isLowerCase), fields)]).toEqual([type]);
    }
  });

  test('every answer', () => {
    const answers = ofType('answered').map(({ answer }) => answer.type);
    const [, row = ''] = /^\| `answer` \| (.*) \|$/m.exec(under('`answered`')) ?? [];
    expect(
      differences(
        codesIn(row).filter((code) => code !== 'tiles'),
        answers,
      ),
    ).toEqual([]);
  });

  test('every field of a deal', () => {
    const deal = rules.deal(RULEBOOK, seedNo(0), 0);
    expect(differences(rows(under('tiles and deals')), Object.keys(deal))).toEqual([]);
    expect([deal.wall.length, deal.returned.length, deal.roulette.length]).toEqual([117, 22, 2]);
  });

  test('every reason of a transfer', () => {
    expect(differences(rows(under('reasons')), reasons)).toEqual([]);
  });

  test('every tile, in its order, and nothing else in records', () => {
    const [, list = ''] = /The tiles are, in this order, (.*?)\. Lists/s.exec(under('tiles and deals')) ?? [];
    expect(codesIn(list)).toEqual(HAIYUKI_TILES.codes);
    expect(withCodes(HAIYUKI_TILES, { tiles: [0, 12] })).toEqual({ tiles: ['ataho', 'mayu_purple'] });
  });

  test('every skill, and all of them are used', () => {
    const [, list = ''] = /^The skills are ([^.]*)\./m.exec(under('`skill-used`')) ?? [];
    expect(codesIn(list)).toEqual(SKILL_NAMES);
    expect(
      differences(
        SKILL_NAMES,
        ofType('skill-used').map(({ skill }) => skill),
      ),
    ).toEqual([]);
  });

  test('every yaku', () => {
    const [, list = ''] = /^The keys of `yaku`.*?, are (.*?)\.$/ms.exec(under('`won`')) ?? [];
    expect(codesIn(list)).toEqual(Object.keys(YAKU_SCORES));
  });

  /** A text of an event, which row names its values, and the values that were written. */
  const CODES: readonly [string, string, () => readonly string[]][] = [
    ['turn-began', 'source', () => ofType('turn-began').map(({ source }) => source)],
    ['declared', 'way', () => ofType('declared').map(({ way }) => way)],
    ['won', 'bonuses', () => ofType('won').flatMap(({ bonuses }) => bonuses.map(([code]) => code))],
    ['ended', 'reason', () => ofType('ended').map(({ reason }) => reason)],
    ['melded', 'meld', () => ofType('melded').map(({ meld }) => meld.kind)],
  ];
  test.each(CODES)('the codes of %s, %s', (type, field, values) => {
    const [, row = ''] = new RegExp(`^\\| \`${field}\` \\| (.*) \\|$`, 'm').exec(under(`\`${type}\``)) ?? [];
    const notCodes = [...SKILL_NAMES, 'kind', 'tile', 'from'];
    expect(
      differences(
        codesIn(row).filter((code) => !notCodes.includes(code)),
        values(),
      ),
    ).toEqual([]);
  });

  test('the variants of a yaku', () => {
    const [, row = ''] = /^\| `variant` \| (.*) \|$/m.exec(under('`won`')) ?? [];
    expect(codesIn(row)).toEqual(['red', 'blue', 'yellow']);
    const found = ofType('won').flatMap(({ variant }) => variant ?? []);
    expect(found.filter((variant) => ![...codesIn(row), ...HAIYUKI_TILES.codes].includes(variant))).toEqual(
      [],
    );
  });

  test('who sees each field', () => {
    const wrong = events.flatMap((event) => [0, 1, null].flatMap((viewer) => wrongSight(event, viewer)));
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('what a seat is shown in the place of a field', () => {
    const described = under('what one seat may keep');
    expect(new Set(written.substitutes)).toEqual(new Set(['hand', 'handSizes', 'wallSize', 'sizes']));
    for (const field of written.substitutes) expect(described).toContain(`\`${field}\``);
  });
});

const codesIn = (text: string): string[] => [...text.matchAll(/`([\w-]+)`/g)].map(([, code = '']) => code);
const isLowerCase = (code: string): boolean => code === code.toLowerCase();

type Row = Readonly<Record<string, unknown>>;

/** What the page may say of who sees a field: whether a viewer is shown that. */
const SIGHTS: Readonly<
  Record<string, (seen: Row, event: Row, field: string, viewer: number | null) => boolean>
> = {
  all: (seen, event, field) => isSame(seen[field], event[field]),
  nobody: (seen, _event, field) => seen[field] === undefined,
  'that seat': (seen, event, field, viewer) =>
    event.seat === viewer ? isSame(seen[field], event[field]) : (seen[field] ?? null) === null,
  // The own list stands under the same name, or under `hand`.
  'each seat its own': (seen, event, field, viewer) =>
    isSame(
      seen[field === 'hands' ? 'hand' : field] ?? null,
      viewer === null ? null : (event[field] as Row)[viewer],
    ),
};
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The last cell of each field's row: who sees it. */
const whoSees = (type: string): readonly (readonly [field: string, who: string])[] => {
  const found =
    known.get(type) ??
    [...under(`\`${type}\``).matchAll(/^\| `([^`]+)` \|.*\| ([^|]+) \|$/gm)].map(
      ([, field = '', who = '']) => [field, who.split(';')[0] ?? ''] as const,
    );
  known.set(type, found);
  return found;
};
const known = new Map<string, readonly (readonly [string, string])[]>();

/** The fields of an event that a viewer sees otherwise than the page says. No option of Haiyuki changes what is seen. */
const wrongSight = (event: HaiyukiEvent, viewer: number | null): string[] => {
  const seen = (rules.seenBy(RULEBOOK, event, viewer) ?? {}) as Row;
  return whoSees(event.type)
    .filter(([field, who]) => SIGHTS[who]?.(seen, event as unknown as Row, field, viewer) !== true)
    .map(([field, who]) => `${event.type}, ${field}: not seen by ${who}`);
};
