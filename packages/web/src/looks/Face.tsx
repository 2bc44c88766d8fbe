/** One of the drawn faces. It says nothing: the name stands beside it. */
import type { Avatar } from './avatars.ts';
import { DRAWINGS } from './avatars.ts';

const INK = '#2a1d18';

export const Face = ({ avatar }: { readonly avatar: Avatar }) => {
  const { ground, skin, shirt, hair, behind, over, lines, worn } = DRAWINGS[avatar];
  return (
    <svg className="face" viewBox="0 0 40 40" aria-hidden="true" data-avatar={avatar}>
      <rect width="40" height="40" rx="9" fill={ground} />
      {behind !== undefined && <path d={behind} fill={hair} />}
      <path d="M5 40q1-9.6 11-10.4V26h8v3.6Q34 30.4 35 40z" fill={shirt} />
      <path d="M16.4 26h7.2v4.4q-3.6 3.6-7.2 0z" fill={skin} />
      <path d="M11.2 18a8.8 8 0 0 1 17.6 0v3a8.8 8.8 0 0 1-17.6 0z" fill={skin} />
      <path d="M16.6 19.8h0M23.4 19.8h0" stroke={INK} strokeWidth="2.4" strokeLinecap="round" />
      <path d="M17.4 25q2.6 1.8 5.2 0" fill="none" stroke={INK} strokeWidth="1.2" strokeLinecap="round" />
      <path d={over} fill={hair} />
      {worn !== undefined && <path d={worn.shape} fill={worn.colour} />}
      {lines !== undefined && <path d={lines} fill="none" stroke={INK} strokeWidth="1" />}
    </svg>
  );
};
