import { renderUnicodeCompact } from 'uqr';
import { expect, test } from 'vitest';
import { whereIs } from './serveAddress.ts';

test.each([
  ['127.0.0.1', 'http://localhost:5180/'],
  ['192.0.2.7', 'http://192.0.2.7:5180/'],
  ['fd00::7', 'http://[fd00::7]:5180/'],
])('on %s it is at %s', (host, address) => {
  expect(whereIs({ host, port: 5180 }, null)).toBe(`Paiju is at ${address} (Ctrl-C stops it)`);
});

test('open to the network, its address there is told and drawn, and where it is comes last', () => {
  const lines = whereIs({ host: '0.0.0.0', port: 5180 }, '192.0.2.7').split('\n');
  expect(lines[0]).toBe('In your network it is at http://192.0.2.7:5180/');
  expect(lines.slice(1, -1).join('\n')).toBe(renderUnicodeCompact('http://192.0.2.7:5180/'));
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.at(-1)).toBe('Paiju is at http://localhost:5180/ (Ctrl-C stops it)');
});
