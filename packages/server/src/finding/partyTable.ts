/** The table of a quick match: who sits where, with bots of about the same strength in the chairs that are left. */
import { randomInt } from 'node:crypto';
import type { GameId } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import type { TableTerms } from '@paiju/protocol';
import { ladderOf, ratedChanges } from '@paiju/protocol';
import { levelNear } from '../ratings/anchors.ts';
import { cardOf } from '../sittings/card.ts';
import type { Entry, Sitter } from '../sittings/entries.ts';
import { fold } from '../sittings/fold.ts';
import { FILLING_LEVEL } from '../sittings/wishes.ts';
import type { NewParty, Waiting } from '../store/seekers.ts';

/** So long it is waited for somebody who was found and does not come. */
const COME_MS = 20_000;
/** Watchers cannot tell anybody in time what they see. */
const WATCH_DELAY_S = 60;

export const seatsOf = (game: GameId): number => GAMES[game].rules.seats;

/** Every quick match counts. */
export const termsOf = ({ game, preset }: Pick<NewParty, 'game' | 'preset'>): TableTerms => ({
  ...{ ruleset: game, preset, changes: ratedChanges(game), clock: 'normal', rated: true },
  ...{ watchDelayS: WATCH_DELAY_S, isListed: false },
});

/** `now` in milliseconds since 1970. */
export const partyTable = (
  party: readonly Waiting[],
  wish: Pick<NewParty, 'game' | 'preset'>,
  now: number,
): NewParty => {
  const mean = party.reduce((sum, one) => sum + one.mean, 0) / party.length;
  const ladder = ladderOf(wish.game, wish.preset);
  const level = ladder === null ? FILLING_LEVEL : levelNear(ladder, mean);
  const people = party.map(({ guest, name, face }): Sitter => ({ is: 'person', guest, name, face }));
  const bots = Array.from(
    { length: seatsOf(wish.game) - party.length },
    (): Sitter => ({ is: 'bot', level }),
  );
  const body: Entry = {
    type: 'opened',
    terms: termsOf(wish),
    chairs: shuffled([...people, ...bots]),
    made: { for: 'quick', startsBy: now + COME_MS, level },
  };
  const state = fold(null, body);
  const summary = cardOf(state, state.phase, () => false);
  return { ...wish, guests: party.map(({ guest }) => guest), summary, body };
};

/** Nobody chooses where they sit. */
const shuffled = <T>(list: readonly T[]): readonly T[] => {
  const left = [...list];
  return list.flatMap(() => left.splice(randomInt(left.length), 1));
};
