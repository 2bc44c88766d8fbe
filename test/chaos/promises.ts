/** Holds what people were told against what the database has: nothing lost, nothing twice, nothing that does not verify. */
import type { AnyAction, GameRecord, Rank } from '@paiju/engine';
import { GAMES, Match, readRecord, replay, sameAction, verifyRecord } from '@paiju/engine';
import { fairProofIn, isFoul, recordFinding } from '@paiju/engine/fair';
import { entriesOf } from '../../packages/server/src/sittings/entrySchema.ts';
import { matchIn } from '../../packages/server/src/sittings/fold.ts';
import type { Store } from '../../packages/server/src/store/store.ts';
import { Owing } from '../../packages/table/src/owing.ts';
import type { PeopledTable } from './gathering.ts';
import type { Answered, Witness } from './witness.ts';

export interface Kept {
  readonly breaks: readonly string[];
  /** Matches that were played to their end, and others that were not. */
  readonly finished: number;
  readonly unfinished: number;
  /** How often another process, or the same anew, has taken the table. */
  readonly takeOvers: number;
  /** Answers that somebody else gave for who was gone. */
  readonly stoodIn: number;
}

export interface KeptTable extends Kept {
  /** The matches that were played to their end, by the code for watchers and their number. */
  readonly ended: readonly string[];
}

export const keptOf = async (store: Store, { name, code, people }: PeopledTable): Promise<KeptTable> => {
  const breaks = people.flatMap(({ witness }) => witness.breaks);
  const row = await store.sittings.findByCode(code);
  if (row === null) return { breaks: [...breaks, `${name} is gone`], ...NOTHING };
  const rows = await store.sittings.entries(row.id);
  if (rows.some(({ n }, i) => n !== i + 1) || row.entries !== rows.length)
    breaks.push(`${name} has entries that do not follow one another`);
  const entries = entriesOf(rows);
  const ended: string[] = [];
  let [unfinished, stoodIn] = [0, 0];
  for (let match = 1; match <= (row.summary.match ?? 0); match++) {
    const where = `${name}, match ${match}`;
    const steps = entries.filter((entry) => entry.type === 'step').filter((entry) => entry.match === match);
    if (steps.some((step, i) => step.number !== i + 1))
      breaks.push(`${where} has steps ${steps.map((step) => step.number).join(' ')}`);
    const record = readRecord(GAMES, matchIn(entries, match)?.record ?? '');
    const verified = record.ok ? verifyRecord(record.value) : record;
    if (!record.ok || !verified.ok) {
      breaks.push(`${where} does not verify: ${verified.ok ? '' : verified.error.code}`);
      continue;
    }
    if (verified.value.finished) ended.push(`${row.watchCode} ${match}`);
    else unfinished += 1;
    const played = playedIn(
      record.value,
      steps.map(({ at }) => at),
    );
    breaks.push(...unfairIn(record.value, people).map((what) => `${where}: ${what}`));
    for (const { witness } of people) {
      const held = heldAgainst(witness, match, played);
      breaks.push(...held.breaks.map((what) => `${witness.name}, match ${match}: ${what}`));
      stoodIn += held.stoodIn;
    }
  }
  return { breaks, ended, finished: ended.length, unfinished, takeOvers: row.epoch - 1, stoodIn };
};

/** The wall of every match was made by all, and what anybody's device has kept of it is what stands there; left out they may be. */
const unfairIn = (record: GameRecord, people: PeopledTable['people']): readonly string[] => {
  const { value } = record.header;
  const read = fairProofIn(value);
  if (!read.ok || read.value === null) return ['says nothing of its wall'];
  const proof = read.value;
  const agreed = { ruleset: record.game.rules.id, options: record.terms.options };
  return people.flatMap(({ witness: { name }, walls }) => {
    const kept = walls.get(`${proof.table} ${proof.match}`);
    if (kept === undefined) return [];
    const finding = recordFinding(kept.witness, proof, agreed) ?? kept.finding;
    return finding !== null && isFoul(finding) ? [`${name} was told otherwise: ${finding}`] : [];
  });
};

const NOTHING = { ended: [], finished: 0, unfinished: 0, takeOvers: 0, stoodIn: 0 };

interface Played {
  /** By seat and question; `at` in milliseconds since 1970. */
  readonly actions: ReadonlyMap<string, { readonly action: AnyAction; readonly at: number }>;
  readonly ranking: readonly Rank[] | null;
}

/** The answers of a record by the number of their question, counted anew, with the time of each step. */
const playedIn = (record: GameRecord, times: readonly number[]): Played => {
  const match = new Match(record.game, record.terms);
  const owing = new Owing();
  const actions = new Map<string, { action: AnyAction; at: number }>();
  let step = 0;
  for (const { by } of replay(record, match)) {
    const at = times[step++] ?? 0;
    if (by !== null) actions.set(`${by.seat} ${owing.questionOf(by.seat)}`, { action: by.action, at });
    owing.after(by?.seat ?? null, match.toAct);
  }
  return { actions, ranking: match.isOver ? match.ranking : null };
};

/** What was said to be done is in the record as it was said, and what is there of this seat it has said, or somebody for it. */
const heldAgainst = (witness: Witness, number: number, { actions, ranking }: Played) => {
  const breaks: string[] = [];
  const { seat } = witness;
  const isOfMatch = ({ match }: Answered): boolean => match === number;
  const done = witness.done.filter(isOfMatch);
  const answers = witness.answers.filter(isOfMatch);
  if (new Set(done.map(({ question }) => question)).size < done.length)
    breaks.push('a question was done twice');
  for (const { question, action } of done) {
    const kept = actions.get(`${seat} ${question}`)?.action ?? null;
    if (!isSameOrNone(kept, action))
      breaks.push(`question ${question}: told ${JSON.stringify(action)}, kept ${JSON.stringify(kept)}`);
  }
  let stoodIn = 0;
  for (const [key, { action, at }] of actions) {
    const [by, question] = key.split(' ').map(Number);
    if (by !== seat) continue;
    const isOwn = answers.some(
      (answer) => answer.question === question && isSameOrNone(answer.action, action),
    );
    if (isOwn) continue;
    stoodIn += 1;
    // Somebody may play only for who is gone.
    const isGone = witness.silences.some(({ from, to }) => from < at && at <= to);
    if (!isGone) breaks.push(`question ${question}: nobody said ${JSON.stringify(action)}`);
  }
  const told = witness.rankings.get(number);
  if (told !== undefined && JSON.stringify(told) !== JSON.stringify(ranking)) breaks.push('another ranking');
  return { breaks, stoodIn };
};

const isSameOrNone = (one: AnyAction | null, other: AnyAction | null): boolean =>
  one === null || other === null ? one === other : sameAction(one, other);
