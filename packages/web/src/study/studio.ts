/** The page's side of the study: questions, answered one by one by a worker. */
import type { StudyCall, StudyCalls, StudyReply, StudyRequest } from './messages.ts';

export interface StudyLine {
  send(request: StudyRequest): void;
  listen(hear: (reply: StudyReply) => void, fail: (message: string) => void): void;
  close(): void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export class Studio {
  readonly #line: StudyLine;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(line: StudyLine = workerLine()) {
    this.#line = line;
    line.listen(
      (reply) => this.#hear(reply),
      (message) => this.#failAll(message),
    );
  }

  ask<C extends StudyCall>(call: C, ask: StudyCalls[C]['ask']): Promise<StudyCalls[C]['answer']> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.#line.send({ id, call, ask });
    });
  }

  /** What was still asked is never answered. */
  close(): void {
    this.#waiting.clear();
    this.#line.close();
  }

  #hear(reply: StudyReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('failure' in reply) waiting?.reject(new Error(reply.failure));
    else waiting?.resolve(reply.answer);
  }

  #failAll(message: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(message));
    this.#waiting.clear();
  }
}

const workerLine = (): StudyLine => {
  const worker = new Worker(new URL('./studyWorker.ts', import.meta.url), { type: 'module' });
  return {
    send: (request) => worker.postMessage(request),
    listen: (hear, fail) => {
      worker.onmessage = ({ data }: MessageEvent<StudyReply>) => hear(data);
      worker.onerror = ({ message }) => fail(message);
    },
    close: () => worker.terminate(),
  };
};
