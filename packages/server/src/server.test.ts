import { GAMES, readRecord, verifyRecord } from '@paiju/engine';
import type { FoundTable, ListedTables, PlayedMatch } from '@paiju/protocol';
import { describe, expect, test } from 'vitest';
import { asks } from './testing/client.ts';
import { ENGINES } from './testing/places.ts';
import { meet, serverAt } from './testing/servers.ts';

describe.each(ENGINES)('on %s', (_, place) => {
  test('people meet at a table, play a match to its end and once more, and have its record', async () => {
    const { address, logged } = await serverAt(await place());
    const { codes, people } = await meet(address, [{ name: 'Ann' }, { name: 'Ben' }]);
    const [ann, ben] = people;
    if (ann === undefined || ben === undefined) throw new Error('nobody came');
    const listed = await asks<ListedTables>(address, 'GET', '/api/tables');
    expect(listed.body.tables).toMatchObject([{ ...codes, chairs: [{ name: 'Ann' }, { name: 'Ben' }] }]);
    const early = await asks(address, 'GET', `/api/tables/${codes.joinCode}/matches/1`);
    expect(early).toMatchObject({ status: 404, body: { code: 'no-such-match' } });

    ann.say({ type: 'begin' });
    for (const one of [ann, ben]) await one.until(() => one.table?.phase === 'over');
    const { body } = await asks<PlayedMatch>(address, 'GET', `/api/tables/${codes.watchCode}/matches/1`);
    const record = readRecord(GAMES, body.record);
    expect(record.ok && verifyRecord(record.value)).toMatchObject({ ok: true, value: { finished: true } });
    expect(body.ranking).toEqual(ann.last('match-over')?.ranking);
    expect(ben.last('match-over')?.ranking).toEqual(body.ranking);

    ben.say({ type: 'again' });
    ann.say({ type: 'again' });
    await ann.until(() => ann.table?.match === 2 && ann.table.phase === 'over');
    const found = await asks<FoundTable>(address, 'GET', `/api/tables/${codes.watchCode}`);
    expect(found.body).toMatchObject({ as: 'watch', phase: 'over', match: 2 });
    // Nothing that only one seat may know, nobody's token, no code: numbers and codes of our own.
    const seed = /"seed":"(\w+)"/.exec(body.record)?.[1] ?? 'no seed';
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('')).not.toMatch(new RegExp(`${seed}|Ann|${codes.joinCode}|hand|tile`));
  });
});
