import { renderUnicodeCompact } from 'uqr';
import { expect, test } from 'vitest';
import { isOrigin, isPlace, whereIs } from './serveAddress.ts';

test.each([
  ['127.0.0.1', 'http://localhost:5180/'],
  ['192.0.2.7', 'http://192.0.2.7:5180/'],
  ['fd00::7', 'http://[fd00::7]:5180/'],
])('on %s it is at %s', (host, address) => {
  expect(whereIs({ host, port: 5180 }, null, true)).toBe(`Paiju is at ${address} (Ctrl-C stops it)`);
});

test('open to the network, its address there is told and drawn, and where it is comes last', () => {
  const lines = whereIs({ host: '0.0.0.0', port: 5180 }, '192.0.2.7', true).split('\n');
  expect(lines[0]).toBe('In your network it is at http://192.0.2.7:5180/');
  expect(lines.slice(1, -1).join('\n')).toBe(renderUnicodeCompact('http://192.0.2.7:5180/'));
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.at(-1)).toBe('Paiju is at http://localhost:5180/ (Ctrl-C stops it)');
});

test('in a log it is told and not drawn', () => {
  expect(whereIs({ host: '0.0.0.0', port: 5180 }, '192.0.2.7', false)).toBe(
    'In your network it is at http://192.0.2.7:5180/\nPaiju is at http://localhost:5180/ (Ctrl-C stops it)',
  );
});

test.each([
  ['https://mahjong.example', true],
  ['http://192.0.2.7:5180', true],
  ['https://mahjong.example/', false],
  ['mahjong.example', false],
  ['*', false],
])('%s as an origin: %s', (text, isOne) => expect(isOrigin(text)).toBe(isOne));

test.each([
  ['server-1:5180', true],
  ['[fd00::7]:5180', true],
  ['server-1', false],
  ['server-1:99999', false],
  ['http://server-1:5180', false],
  ['me@server-1:5180', false],
])('%s as host and port: %s', (text, isOne) => expect(isPlace(text)).toBe(isOne));
