/** Messages that look like some, by chance. */
import type { Chance } from '../chance.ts';

export const oneOf = <T>(list: readonly T[], chance: Chance): T =>
  list[Math.floor(chance() * list.length)] as T;

const TYPES = [
  ...['enter', 'sit', 'stand', 'fill-chair', 'empty-chair', 'pass-host', 'begin', 'again', 'play-here'],
  ...['emote', 'resync', 'act', 'ready', 'why-not', 'told', 'asked', 'constructor', '__proto__', ''],
];
const FIELDS = [
  ...['protocol', 'code', 'token', 'after', 'seat', 'level', 'emote', 'question', 'action', 'round', 'type'],
  ...['__proto__', 'constructor', 'toString', 'n', 'tile', 'tiles', 'length'],
];
const VALUES: readonly unknown[] = [
  ...[0, 1, -1, 3, 4, 2 ** 31, 2 ** 53, -0.5, 1e300, null, true, false, '', 'greedy', 'hello', 'win'],
  ...['\u0000', '\ud800', '🀄'.repeat(20), 'x'.repeat(300), [], {}, [[[[]]]], { type: 'discard', tile: 4 }],
  ...[{ type: 'pass' }, { type: 'exchange', tiles: [0, 0, 0] }, { type: 'win', tile: -1 }, ['a', 1, null]],
];

/** Of the right shape more often than not. */
export const nonsense = (chance: Chance): string => {
  const message: [string, unknown][] = [['type', oneOf(TYPES, chance)]];
  for (let fields = Math.floor(chance() * 5); fields > 0; fields--)
    message.push([oneOf(FIELDS, chance), oneOf(VALUES, chance)]);
  // By hand: an object would lose what is there twice, and what is called __proto__.
  const text = `{${message.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`;
  return chance() < 0.1 ? text.slice(0, Math.floor(chance() * text.length)) : text;
};

/** What somebody at a table says, as whoever overheard it would say it again. */
export const overheard = (chance: Chance): object => {
  const question = 1 + Math.floor(chance() * 60);
  const tile = Math.floor(chance() * 34);
  return oneOf(
    [
      { type: 'act', question, action: { type: 'discard', tile } },
      { type: 'act', question, action: { type: 'pass' } },
      { type: 'act', question, action: { type: 'win' } },
      { type: 'ready', round: Math.floor(chance() * 8) },
      { type: 'why-not', action: { type: 'discard', tile } },
      { type: 'empty-chair', seat: Math.floor(chance() * 4) },
      { type: 'pass-host', seat: Math.floor(chance() * 4) },
      { type: 'begin' },
      { type: 'again' },
      { type: 'commit', match: 1, commitment: 'a'.repeat(64) },
      { type: 'number', match: 1, number: 'b'.repeat(64) },
      { type: 'resync', protocol: 5, after: Math.floor(chance() * 1e8) },
    ],
    chance,
  );
};
