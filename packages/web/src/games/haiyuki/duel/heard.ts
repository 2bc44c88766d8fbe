/** What a move sounds like. */
import type { Seat } from '@paiju/engine';
import type { HaiyukiSeen, HaiyukiView } from '@paiju/engine/haiyuki';
import type { Mood } from '../../../sound/melody.ts';

export type Heard = 'draw' | 'discard' | 'claim' | 'win' | 'riichi' | 'damage' | 'skill' | 'lose';

/** In the order in which they happened; a discard that was only passed through is heard with the rest. */
export const heardIn = (events: readonly HaiyukiSeen[], me: Seat): readonly Heard[] =>
  events.flatMap((event): readonly Heard[] => {
    switch (event.type) {
      case 'drew':
        return event.seat === me ? ['draw'] : [];
      case 'discarded':
        return ['discard'];
      case 'melded':
        return ['claim'];
      case 'riichi-declared':
        return ['riichi'];
      case 'skill-used':
        return ['skill'];
      case 'won':
        return event.seat === me ? ['win'] : ['damage', 'lose'];
      case 'ended':
        return event.lost.some((points) => points > 0) ? ['damage'] : [];
      default:
        return [];
    }
  });

/** Riichi changes the music, the end of a round stops it. */
export const moodOf = ({ phase, table }: HaiyukiView): Mood | 'off' => {
  if (phase.name === 'over') return 'off';
  return table.some(({ riichi }) => riichi !== null) ? 'riichi' : 'calm';
};
