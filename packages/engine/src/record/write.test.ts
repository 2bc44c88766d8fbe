import { describe, expect, test } from 'vitest';
import { BURY3 } from '../rules/xuezhan/options.ts';
import { dealOf, newMatch, playOn, recordOf, seedNo, winSeeker } from '../testing/match.ts';
import { one } from '../testing/position.ts';
import { actionLine, headerLine, linesAfter, momentLines, RECORD_FORMAT, resultLine } from './write.ts';

const kindOf = (line: string): string => Object.keys(JSON.parse(line)).at(-1) ?? '';

describe('the lines of a record', () => {
  const { rules, terms } = newMatch({ deals: 2 }, 4);

  test('the header says everything a replay needs, in one order', () => {
    const header = JSON.parse(headerLine(rules, terms));
    expect(Object.keys(header)).toEqual('paiju format ruleset version options seed players'.split(' '));
    expect(header).toEqual({
      paiju: 'record',
      format: RECORD_FORMAT,
      ruleset: 'xuezhan',
      version: rules.version,
      options: { ...BURY3, deals: 2 },
      seed: seedNo(4),
      players: ['east', 'south', 'west', 'north'],
    });
  });

  test('deals written out stand in the place of the seed, with tiles as text', () => {
    const header = JSON.parse(headerLine(rules, { ...terms, chance: { deals: [dealOf(['99m'])] } }));
    expect(header.seed).toBeUndefined();
    expect(header.deals).toHaveLength(1);
    expect(header.deals[0].wall.slice(0, 4)).toEqual(['9m', '9m', '1m', '1m']);
    expect(header.deals[0].direction).toBe(1);
  });

  test.each([
    [2, { type: 'discard', tile: one('9m') }, '{"seat":2,"action":{"type":"discard","tile":"9m"}}'],
    [0, { type: 'pass' }, '{"seat":0,"action":{"type":"pass"}}'],
    [3, { type: 'bury', tiles: [0, 0, 4] }, '{"seat":3,"action":{"type":"bury","tiles":["1m","1m","5m"]}}'],
    [3, { type: 'bury', tiles: [4, 0, 0] }, '{"seat":3,"action":{"type":"bury","tiles":["1m","1m","5m"]}}'],
    [1, { type: 'void', suit: 's' }, '{"seat":1,"action":{"type":"void","suit":"s"}}'],
  ])('an action: seat %i, %j', (seat, action, line) => {
    expect(actionLine(rules, seat, action)).toBe(line);
  });

  test('a moment: its events, then its transfers', () => {
    const transfer = { from: 0, to: 2, points: 3, reason: 'discard-win', cause: 7 };
    const moment = {
      first: 7,
      events: [{ type: 'drew', seat: 1, tile: one('5p'), end: 'front' }],
      transfers: [transfer],
    };
    expect(momentLines(rules, moment)).toEqual([
      '{"event":{"type":"drew","seat":1,"tile":"5p","end":"front"}}',
      '{"transfer":{"from":0,"to":2,"points":3,"reason":"discard-win","cause":7}}',
    ]);
  });

  test('the result: points by seat and ranks, best first', () => {
    const ranks = [
      { seat: 1, points: 3, rank: 1 },
      { seat: 0, points: -3, rank: 2 },
    ];
    expect(resultLine([-3, 3], ranks)).toBe(
      '{"result":{"points":[-3,3],"ranking":[{"seat":1,"rank":1},{"seat":0,"rank":2}]}}',
    );
  });

  test('a match of two rounds: header, two deals, one result at the very end', () => {
    const lines = recordOf(newMatch({ deals: 2 }, 4), winSeeker(4));
    const kinds = lines.map(kindOf);
    expect(new Set(kinds)).toEqual(new Set(['players', 'action', 'event', 'transfer', 'result']));
    expect(kinds.filter((kind) => kind === 'result')).toEqual(['result']);
    expect(kinds.at(-1)).toBe('result');
    expect(lines.filter((line) => line.includes('"type":"dealt"'))).toHaveLength(2);
    expect(lines.every((line) => !line.includes('\n'))).toBe(true);
  });

  test('a running match adds no result', () => {
    const match = newMatch();
    const moment = match.begin();
    expect(linesAfter(match, moment).map(kindOf)).toEqual(['event']);
    const written = playOn(match, winSeeker(), ({ history }) => history.length > 20);
    expect(written.map(kindOf)).not.toContain('result');
  });
});
