/** What the page and the study say to each other. A new kind of question is a line in `StudyCalls` and one in `desk.ts`. */
import type { Judged } from '@paiju/bots';
import type { BySeat, RecordProblem, Seat, Tile } from '@paiju/engine';
import type { SeatMessage } from '@paiju/table';
import type { Mark } from './marks.ts';

/** From which seat a film is looked at; null as a spectator, `all` with every hand open. */
export type Viewpoint = Seat | null | 'all';

export interface Frame extends SeatMessage {
  readonly step: number;
  /** Concealed tiles of the seats whose hands lie open. */
  readonly open: BySeat<readonly Tile[] | null>;
  /** Who acted. */
  readonly by: Seat | null;
}

export interface FilmFacts {
  readonly ruleset: string;
  readonly options: object;
  readonly players: BySeat<string>;
  readonly steps: number;
  readonly marks: readonly Mark[];
  readonly isFinished: boolean;
  /** As the record ends. */
  readonly points: BySeat<number>;
}

export type Opened =
  | { readonly ok: true; readonly value: FilmFacts }
  | { readonly ok: false; readonly error: RecordProblem };

/** With the step of the film that the decision led to. */
export interface JudgedFrame extends Judged {
  readonly frame: number;
}

export interface ReviewAsk {
  readonly seat: Seat;
  /** How many decisions of the film have been looked at. */
  readonly from: number;
}

export interface ReviewPart {
  readonly judged: readonly JudgedFrame[];
  /** Where to go on; null at the end. */
  readonly next: number | null;
  /** How many decisions there are, of all seats. */
  readonly all: number;
}

/** Every question with its answer. Questions after `open` are about the record that was opened last. */
export interface StudyCalls {
  readonly open: { readonly ask: { readonly text: string }; readonly answer: Opened };
  /** The frames from one step to another, both included. */
  readonly frames: {
    readonly ask: { readonly from: number; readonly to: number; readonly viewpoint: Viewpoint };
    readonly answer: readonly Frame[];
  };
  /** The position at a step as text, for whoever looks at it from there. */
  readonly position: {
    readonly ask: { readonly step: number; readonly viewpoint: Viewpoint };
    readonly answer: string;
  };
  /** What the expert thinks of the next few decisions of a seat. */
  readonly review: { readonly ask: ReviewAsk; readonly answer: ReviewPart };
}

export type StudyCall = keyof StudyCalls;

export interface StudyRequest<C extends StudyCall = StudyCall> {
  readonly id: number;
  readonly call: C;
  readonly ask: StudyCalls[C]['ask'];
}

export type StudyReply =
  | { readonly id: number; readonly answer: StudyCalls[StudyCall]['answer'] }
  | { readonly id: number; readonly failure: string };
