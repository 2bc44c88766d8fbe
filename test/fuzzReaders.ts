/** Everything that reads what somebody else has written, with samples of what it should be given. */
import { readdirSync, readFileSync } from 'node:fs';
import type { AnyWrittenRuleset, Game, GameId } from '@paiju/engine';
import {
  GAMES,
  Match,
  readRecord,
  replay,
  seedOf,
  verifyRecord,
  writePosition,
  writeView,
} from '@paiju/engine';
import { fittedName, isObject, nameProblem, tidyName } from '@paiju/engine/input';
import { readDown, readUp, writeDown, writeUp } from '@paiju/protocol';
import { catalogue } from '@paiju/words/en';
import { explained, problemLine } from '../packages/cli/src/args/record.ts';
import { positionIn, questionsIn } from '../packages/cli/src/commands/hint/position.ts';
import { answering } from '../packages/cli/src/commands/judge.ts';
import { DESKS } from '../packages/cli/src/desks.ts';
import { UsageError } from '../packages/cli/src/edge/failure.ts';
import { WUHAN_VECTORS } from '../packages/cli/src/testing/wuhanVectors.ts';
import { problemKey } from '../packages/web/src/screens/records/problemKey.ts';
import { packRecord, unpackRecord } from '../packages/web/src/share/pack.ts';
import { StudyDesk } from '../packages/web/src/study/desk.ts';
import { listen } from './wireTable.ts';

/** What was answered: null where all was well, else what is wrong, in words. */
export type Reading = string | null;

export interface Reader {
  readonly name: string;
  readonly samples: readonly string[];
  read(text: string): Reading | Promise<Reading>;
}

const data = new URL('../packages/engine/test-data/', import.meta.url);
const linesOf = (file: string): string[] => readFileSync(new URL(file, data), 'utf8').trimEnd().split('\n');

/** Short ones, for most that is wrong is wrong within a few lines; and whole ones. */
const RECORDS: readonly string[] = readdirSync(new URL('records/', data)).flatMap((file) => {
  const lines = linesOf(`records/${file}`);
  return [...[1, 2, 5, 12, 30].map((size) => lines.slice(0, size).join('\n')), lines.join('\n')];
});

const ofRecord = (text: string): Reading => {
  const read = readRecord(GAMES, text);
  if (!read.ok) return problemLine('record', read.error);
  const verified = verifyRecord(read.value);
  return verified.ok ? null : problemLine('record', explained(read.value, verified.error));
};

const ofImport = async (text: string): Promise<Reading> => {
  const reply = await new StudyDesk().hear({ id: 1, call: 'open', ask: { text } });
  if ('failure' in reply) throw new Error(reply.failure);
  const opened = reply.answer as { readonly ok: boolean; readonly error?: { readonly code: string } };
  return opened.ok ? null : catalogue.records.problems[problemKey(opened.error?.code ?? '')];
};

const ofLink = async (text: string): Promise<Reading> => {
  const unpacked = await unpackRecord(text);
  return unpacked.ok ? ofRecord(unpacked.value) : catalogue.records.link[unpacked.error];
};

/** What the page packs it also unpacks. */
const ofSharing = async (text: string): Promise<Reading> => {
  const packed = await packRecord(text);
  return packed.ok ? ofLink(packed.value) : catalogue.records.link[packed.error];
};

const linkOf = async (record: string): Promise<string> => {
  const packed = await packRecord(record);
  if (!packed.ok) throw new Error(packed.error);
  return packed.value;
};

const ofPosition = (text: string): Reading => {
  try {
    const position = positionIn(text);
    writePosition(position.game.rules, position.state);
    questionsIn(position);
    return null;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
};

/** Of a match as it goes on, whole and as a seat sees it. */
const positionsIn = (text: string): string[] => {
  const record = readRecord(GAMES, text);
  if (!record.ok) throw new Error(record.error.detail);
  const { game, terms } = record.value;
  const rules: AnyWrittenRuleset = GAMES[game.rules.id as GameId].rules;
  const match = new Match(game, terms);
  const positions: string[] = [];
  for (const { by } of replay(record.value, match)) {
    const [seat] = match.toAct;
    if (by === null || seat === undefined || positions.length > 60) continue;
    positions.push(writePosition(rules, match.state), writeView(rules, rules.view(match.state, seat)));
  }
  return positions;
};

const ofMessage = (text: string): Reading => {
  const answers = [readUp(text), readDown(text)];
  return answers.some(({ ok }) => ok)
    ? null
    : answers.map((read) => (read.ok ? '' : read.error.code)).join(' ');
};

/** What people and their table say to each other in the first part of a match. */
const messagesOf = async (game: Game): Promise<string[]> => {
  const players = Array.from({ length: game.rules.seats }, (_, seat) => `p${seat}`);
  const options = Object(game.rules.options.presets[game.rules.options.defaultPreset]);
  let answers = 0;
  const { seats } = await listen(
    game,
    { options, chance: { seed: seedOf('5'.repeat(64)) }, players },
    async ({ legal }) => (answers++ < 60 ? (legal[0] ?? null) : null),
  );
  return seats.flatMap(({ down, up }) => [...down.map(writeDown), ...up.map(writeUp)]);
};

const ofName = (text: string): Reading => {
  const problem = nameProblem(tidyName(fittedName(text)));
  return problem === null ? null : `no name: ${problem}`;
};

const judgeOf = (game: keyof typeof DESKS, samples: readonly string[]): Reader => {
  const { options } = GAMES[game].rules as Game['rules'];
  const answer = answering(DESKS[game].judge(Object(options.presets[options.defaultPreset])));
  return {
    name: `judge ${game}`,
    samples,
    read: (text) => {
      const answered: unknown = JSON.parse(answer(text.replaceAll('\n', ' ')).text);
      if (!isObject(answered)) throw new Error('the answer is no object');
      return typeof answered.error === 'string' ? answered.error : null;
    },
  };
};

export const allReaders = async (): Promise<readonly Reader[]> => {
  const messages = await Promise.all(Object.values<Game>(GAMES).map(messagesOf));
  const whole = RECORDS.filter((_, i) => i % 6 === 5);
  return [
    { name: 'record', samples: RECORDS, read: ofRecord },
    { name: 'import', samples: RECORDS, read: ofImport },
    { name: 'share', samples: RECORDS, read: ofSharing },
    { name: 'link', samples: await Promise.all(RECORDS.map(linkOf)), read: ofLink },
    { name: 'position', samples: whole.flatMap(positionsIn), read: ofPosition },
    { name: 'message', samples: messages.flat(), read: ofMessage },
    { name: 'name', samples: ['Ann Lee', '李小明', '👨‍👩‍👧‍👦', 'e\u0301'.repeat(20)], read: ofName },
    judgeOf('xuezhan', linesOf('xuezhan.jsonl')),
    judgeOf(
      'wuhan',
      WUHAN_VECTORS.map(({ line }) => line),
    ),
    judgeOf('haiyuki', linesOf('haiyuki.jsonl')),
  ];
};
