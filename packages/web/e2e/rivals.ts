/** People who have played a few matches with each other that count, without anybody having looked. */
import type { GameId } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import type { NewGuest } from '@paiju/protocol';
import { ratedChanges } from '@paiju/protocol';
import type { Page } from 'playwright-core';
import { playThrough } from './bystander.ts';
import { become, meet, openFor } from './friends.ts';

interface Evening {
  readonly game: GameId;
  /** Who sits down with whoever opens the table; bots have the other chairs. */
  readonly guests: readonly NewGuest[];
  readonly isRated: boolean;
}

/** One match to its end, at a table of its own. */
const playMatch = async (page: Page, host: NewGuest, { game, guests, isRated }: Evening): Promise<void> => {
  const seats = Array.from({ length: GAMES[game].rules.seats - 1 }, (_, i) => i + 1);
  const { joinCode } = await openFor(page, host, {
    ruleset: game,
    changes: ratedChanges(game),
    clock: 'relaxed',
    ...(isRated ? { rated: true } : {}),
    lineup: seats.map((seat) => (guests[seat - 1] === undefined ? 'novice' : null)),
  });
  const others = guests.map(({ token }, i) =>
    playThrough(page, joinCode, token, [{ type: 'sit', seat: i + 1 }]),
  );
  await untilSeated(page, joinCode, guests.length + 1);
  await Promise.all([...others, playThrough(page, joinCode, host.token, [{ type: 'begin' }])]);
};

const ASK_AGAIN_MS = 50;

const untilSeated = async (page: Page, code: string, people: number): Promise<void> => {
  for (;;) {
    const response = await fetch(new URL(`api/tables/${code}`, page.url()));
    const { chairs } = (await response.json()) as { readonly chairs: readonly { readonly is: string }[] };
    if (chairs.filter(({ is }) => is === 'person').length === people) return;
    await new Promise((done) => setTimeout(done, ASK_AGAIN_MS));
  }
};

/** Whoever looks at this page has played duels with somebody, and a match that does not count with a third. */
export const haveRivals = async (page: Page, duels: number): Promise<void> => {
  const own = await become(page, 'Ann');
  const [ben, long] = [await meet(page, 'Ben'), await meet(page, 'Konstantin Hohenfels')];
  const rated = Array.from({ length: duels }, () => ({ guests: [ben], isRated: true }));
  // At several tables at once: that is how long one takes.
  await Promise.all(
    [...rated, { guests: [long], isRated: false }].map((one) =>
      playMatch(page, own, { game: 'haiyuki', ...one }),
    ),
  );
  await page.reload();
};
