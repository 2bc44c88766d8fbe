/** Everything that can be asked for, and the batches there are. An error is an answer like any other. */
import type { Batch } from '@paiju/env';
import { recordOf } from '@paiju/env';
import { describeGame, describeGames } from './describe.ts';
import { Held } from './held.ts';
import { ANSWER, KIND } from './kinds.ts';
import { learned } from './learned.ts';
import { Refused, told } from './refused.ts';
import type { Fields } from './requests.ts';
import { countIn, fieldsIn, gameIn, planIn, savedIn, seedIn } from './requests.ts';
import { boardOf, sceneOf } from './scene.ts';
import type { Frame } from './wire.ts';

const MOST_BATCHES = 65_536;
const MOST_COLUMNS = 1_000;

export interface Answer {
  readonly kind: number;
  readonly body: Uint8Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const json = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value));

export class Service {
  readonly #held = new Map<number, Held>();
  #next = 0;

  answer(frame: Frame): Answer {
    try {
      return { kind: ANSWER.done, body: this.#do(frame) };
    } catch (thrown) {
      return { kind: ANSWER.refused, body: json(told(thrown)) };
    }
  }

  #do({ kind, batch, body }: Frame): Uint8Array {
    switch (kind) {
      case KIND.step: {
        const held = this.#find(batch);
        held.batch.step(idsIn(body));
        return held.results();
      }
      case KIND.fetch:
        return this.#find(batch).results();
      case KIND.look: {
        const held = this.#find(batch);
        return held.look(rowIn({ row: idsIn(body)[0] }, held.batch));
      }
      case KIND.learn:
        return learned(decoder.decode(body));
      case KIND.ask:
        return json(this.#ask(batch, fieldsIn(JSON.parse(decoder.decode(body)))) ?? null);
      default:
        throw new Refused('unknown-kind', `there is no frame of kind ${kind}`);
    }
  }

  #ask(number: number, fields: Fields): unknown {
    switch (fields.do) {
      case 'games':
        return describeGames();
      case 'describe':
        return describeGame(gameIn(fields));
      case 'make':
        return this.#make(fields);
      case 'close':
        this.#find(number).close();
        this.#held.delete(number);
        return null;
      default:
        return askBatch(this.#find(number).batch, fields);
    }
  }

  #make(fields: Fields): unknown {
    const { file } = fields;
    const plan = planIn(fields);
    while (this.#held.has(this.#next)) this.#next = (this.#next + 1) % MOST_BATCHES;
    if (this.#held.size === MOST_BATCHES - 1) throw new Refused('too-many', 'close some batches first');
    const held = new Held(plan, typeof file === 'string' ? file : null);
    const number = this.#next;
    this.#held.set(number, held);
    const { options, seed } = plan;
    return { batch: number, options, seed };
  }

  #find(batch: number): Held {
    const held = this.#held.get(batch);
    if (held === undefined) throw new Refused('no-batch', `there is no batch ${batch}`);
    return held;
  }
}

const idsIn = (body: Uint8Array): Uint16Array =>
  new Uint16Array(body.buffer, body.byteOffset, body.length >> 1);

const rowIn = (fields: Fields, { plan }: Batch): number => countIn(fields, 'row', plan.rows);

const askBatch = (batch: Batch, fields: Fields): unknown => {
  switch (fields.do) {
    case 'reset':
      return batch.reset(seedIn(fields));
    case 'begin':
      return batch.begin(rowIn(fields, batch));
    case 'save':
      return batch.save(rowIn(fields, batch));
    case 'restore':
      return batch.restore(rowIn(fields, batch), savedIn(fields, batch.plan));
    case 'record': {
      const { plan, ids } = batch.episode(rowIn(fields, batch));
      return recordOf(plan, ids).join('\n');
    }
    case 'board':
      return boardOf(
        batch.episode(rowIn(fields, batch)),
        seatIn(fields, batch),
        countIn(fields, 'width', MOST_COLUMNS),
      );
    case 'scene':
      return sceneOf(batch.episode(rowIn(fields, batch)), seatIn(fields, batch));
    default:
      throw new Refused('unknown-request', `nobody knows how to ${fields.do}`);
  }
};

/** Null is a spectator, who sees what lies open. */
const seatIn = (fields: Fields, { plan }: Batch): number | null =>
  fields.seat === null ? null : countIn(fields, 'seat', plan.spec.game.rules.seats);
