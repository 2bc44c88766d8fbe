/** The page about bots: what each level does, and how strong it is. */
import type { BotLevel } from '@paiju/bots';

/** A text for every level that stands on the ladder. */
type ByLevel = Readonly<Record<Exclude<BotLevel, 'first'>, string>>;

export const bots = {
  title: 'Bots',
  lead: 'Programs that play beside you. They see what you would see in their seat, and nothing more.',
  how: 'Every level has played the one below it on the same walls, from every seat. A rating says who ends ahead: with 100 more it is 64 games of 100. Behind ± stands what chance leaves open.',
  howStrong: 'What each of them does, and how strong it is',
  /** Of the level that nobody chooses. */
  level: { random: 'Chance' },
  does: {
    random:
      'Takes any action that is allowed, as dice would. It is the floor of the scale, and nobody has to sit with it.',
    novice:
      'Judges tiles by their neighbours, a little blurred, and overlooks a claim now and then. Good for learning.',
    greedy:
      'Takes the nearest way to a win, the one with the most tiles left, and wins at once. It fears no discard.',
    expert:
      'Works out what every action brings and what it risks until the round ends, and can say why. Hints and reviews come from it.',
    net: 'Reckons as the strong one does; a small network that has learnt from tens of thousands of games then corrects it.',
    search:
      'Where it is not sure it imagines many tables that look the same from its seat, and plays them out before it decides.',
  } satisfies ByLevel,
  rating: 'Rating {{rating}} ± {{half}}',
  ahead: '{{points}} ± {{half}} {{unit}} a game ahead of {{below}}',
  even: 'Not surely ahead of {{below}}: {{points}} ± {{half}} {{unit}} a game',
  unmeasured: 'Not measured with these rules yet.',
} as const;
