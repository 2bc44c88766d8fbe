/** What the middle of the table says at any time: who, and what. Also the line that a phone has instead of a log. */
import type { Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { GameShown, Happening } from '../play/client.ts';
import { saying } from '../words/say.ts';
import type { GameTelling } from './game.ts';
import type { Telling } from './setting.ts';

export interface CentreSays {
  /** Whoever is to play, or whose tile lies there for the others; null where all are. */
  readonly seat: Seat | null;
  /** `Your turn`, `Lin’s turn`, `Lin discarded 8 of dots.` */
  readonly now: string;
  /** What happened last in the round; null before anything has. */
  readonly last: string | null;
  /** Something is wanted of whoever looks. */
  readonly isYours: boolean;
}

type SoFar = Pick<GameShown, 'past' | 'asked' | 'players'>;

/** `view` is what the table shows. Where nobody plays nobody is asked, and everybody has a name. */
export const centreSays = (
  game: GameTelling,
  { past, asked, players }: SoFar,
  { view, t }: Pick<Telling, 'view' | 't'>,
): CentreSays => {
  const say = saying(t);
  const setting: Telling = { t, players, view, seat: (view as { readonly seat: Seat | null }).seat };
  const last = lastSaid(game, past, setting);
  const { kind, seat } = game.move(view);
  const isYours = asked !== null && kind !== 'over';
  const says = (now: string): CentreSays => ({ seat, now, last: last?.text ?? null, isYours });
  switch (kind) {
    case 'turn':
      if (seat !== setting.seat) return says(say('telling:centre.turn', { name: at(players, seat) }));
      return says(game.wants(setting, asked?.legal ?? null) ?? say('telling:centre.yourTurn'));
    case 'answer':
      return {
        ...says(isYours ? say('telling:centre.yourAnswer') : (last?.text ?? say('telling:centre.others'))),
        seat: seat ?? last?.seat ?? null,
      };
    case 'choice':
      return says(say(isYours ? 'telling:centre.yourChoice' : 'telling:centre.others'));
    case 'over':
      return says(last?.text ?? say('telling:centre.over'));
  }
};

interface Said {
  readonly text: string;
  /** Who did it; null where several did. */
  readonly seat: Seat | null;
}

/** The newest of what nobody wants to miss: who has won is worth more than that the round is over. */
const lastSaid = (game: GameTelling, past: readonly Happening[], setting: Telling): Said | null => {
  for (const { events, view } of past.toReversed()) {
    const loud = (events as readonly Loud[]).filter(({ type }) => game.spoken.brief.has(type));
    const wins = loud.filter(({ type }) => type === 'won');
    const told = wins.length > 0 ? wins : loud.slice(-1);
    const [first, ...others] = told;
    // The first sentence of an event says what it was, those after it what it was worth.
    const texts = told.flatMap((event) => game.sentences(event, { ...setting, view }).slice(0, 1));
    if (texts.length > 0)
      return { text: texts.join(' '), seat: others.length > 0 ? null : (first?.seat ?? null) };
    if ((events as readonly Loud[]).some(({ type }) => type === 'dealt')) return null;
  }
  return null;
};

interface Loud {
  readonly type: string;
  readonly seat?: Seat;
}
