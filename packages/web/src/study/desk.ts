/** Answers questions about records, one record at a time. */
import { Film } from './film.ts';
import { judgeFrom } from './judging.ts';
import type { FilmFacts, StudyCall, StudyCalls, StudyReply, StudyRequest } from './messages.ts';

type Answers = {
  readonly [C in StudyCall]: (
    ask: StudyCalls[C]['ask'],
  ) => StudyCalls[C]['answer'] | Promise<StudyCalls[C]['answer']>;
};

export class StudyDesk {
  #film: Film | null = null;

  readonly #answers: Answers = {
    open: ({ text }) => {
      const film = Film.open(text);
      this.#film = film.ok ? film.value : null;
      return film.ok ? { ok: true, value: factsOf(film.value) } : film;
    },
    frames: ({ from, to, viewpoint }) =>
      Array.from({ length: to - from + 1 }, (_, i) => this.#open().frameAt(from + i, viewpoint)),
    position: ({ step, viewpoint }) => this.#open().positionAt(step, viewpoint),
    review: (ask) => judgeFrom(this.#open(), ask),
  };

  /** Never throws: what goes wrong is answered. */
  async hear({ id, call, ask }: StudyRequest): Promise<StudyReply> {
    try {
      const answer = this.#answers[call] as (ask: unknown) => StudyCalls[StudyCall]['answer'];
      return { id, answer: await answer(ask) };
    } catch (error) {
      return { id, failure: error instanceof Error ? error.message : String(error) };
    }
  }

  #open(): Film {
    if (this.#film === null) throw new Error('no record is open');
    return this.#film;
  }
}

const factsOf = ({ record, steps, marks, isFinished, points }: Film): FilmFacts => ({
  ruleset: record.game.rules.id,
  options: record.terms.options,
  players: record.terms.players,
  steps: steps.length,
  marks,
  isFinished,
  points,
});
