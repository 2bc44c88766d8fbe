/** The wall seen from above, stack by stack; it shrinks as tiles are drawn. */
import type { Room } from '../looks/useRoom.ts';
import { stacksAround } from './stacks.ts';

interface Props {
  readonly left: number;
  /** All tiles of the game, two to a stack. */
  readonly total: number;
  readonly room: Room;
}

export const WallRing = ({ left, total, room }: Props) => {
  const standing = Math.ceil(left / 2);
  return (
    <svg className="wall-ring" viewBox={`0 0 ${room.width} ${room.height}`} aria-hidden="true">
      {stacksAround(Math.ceil(total / 2), room).map((place, stack) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stacks have their place
        <rect key={stack} className={stack < standing ? 'stack' : 'stack stack-gone'} rx={1} {...place} />
      ))}
    </svg>
  );
};
