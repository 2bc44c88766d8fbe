/** People whose play fits a bot's, over the newest matches that are kept. */
import type { Entry } from '../sittings/entries.ts';
import { entriesOf } from '../sittings/entrySchema.ts';
import type { Store } from '../store/store.ts';
import type { Likeness } from './likeness.ts';
import { likenessIn, NO_LIKENESS, sumOf } from './likeness.ts';

/** In fewer decisions anybody may fit by chance. */
const LEAST_DECISIONS = 300;
/** Bots of different levels do the same about three times of four, and a bot and itself always. */
const TOO_WELL = 0.95;

export interface LikelyProgram extends Likeness {
  readonly guest: string;
  readonly name: string;
  readonly matches: number;
  /** The level whose play theirs fits best, and how often of all decisions. */
  readonly level: string;
  readonly share: number;
  readonly fitsTooWell: boolean;
}

const NEWEST = 'SELECT sitting, number FROM played ORDER BY ended_at DESC LIMIT $1';
const NAMES = 'SELECT id, name FROM guest WHERE id = ANY($1::uuid[])';

/** Whoever has decided often enough, those whose play fits best first. A match takes up to a second to play again. */
export const likelyPrograms = async (
  { database, sittings }: Pick<Store, 'database' | 'sittings'>,
  newest: number,
): Promise<readonly LikelyProgram[]> => {
  const played = await database.query<{ sitting: string; number: number }>(NEWEST, [newest]);
  const all = new Map<string, Likeness & { readonly matches: number }>();
  for (const { sitting, number } of played) {
    const story = await sittings.story(sitting, number);
    for (const [guest, one] of likenessIn(readable(story), number)) {
      const before = all.get(guest) ?? { ...NO_LIKENESS, matches: 0 };
      all.set(guest, { ...sumOf(before, one), matches: before.matches + 1 });
    }
  }
  const often = [...all].filter(([, { decisions }]) => decisions >= LEAST_DECISIONS);
  const people = await database.query<{ id: string; name: string }>(NAMES, [often.map(([guest]) => guest)]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return often
    .flatMap(([guest, one]) => {
      const name = names.get(guest);
      // Whoever has gone is nobody's business any more.
      return name === undefined ? [] : [{ guest, name, ...one, ...bestOf(one) }];
    })
    .sort((one, other) => other.share - one.share);
};

/** What another version has kept holds up nothing. */
const readable = (story: Parameters<typeof entriesOf>[0]): readonly Entry[] => {
  try {
    return entriesOf(story);
  } catch {
    return [];
  }
};

const bestOf = ({ decisions, same }: Likeness): Pick<LikelyProgram, 'level' | 'share' | 'fitsTooWell'> => {
  const [level = '', fits = 0] = Object.entries(same).sort(([, one], [, other]) => other - one)[0] ?? [];
  const share = decisions === 0 ? 0 : fits / decisions;
  return { level, share, fitsTooWell: decisions >= LEAST_DECISIONS && share >= TOO_WELL };
};
