/** A young samurai: every hair in place, and the blade faster than the eye. */
import type { Expression } from './expression.ts';
import { Face } from './face.tsx';

const INK = '#10182c';
const HAIR = '#1d2747';

export const Yuri = ({ expression }: { readonly expression: Expression }) => (
  <>
    <path d="M0 0h120v120H0z" fill="#4d7fb8" />
    <circle cx="60" cy="58" r="50" fill="#84b4dd" />
    <path d="M74 20q34-14 40 22 4 30-8 52-2-26-16-38z" fill={HAIR} />
    <path d="M70 16l14 2 2 12-14 2z" fill="#f4f6fb" />
    <path d="M28 60q-4-42 32-42t32 42l2 32H26z" fill={HAIR} />
    <g transform="rotate(-32 24 90)">
      <path d="M18 52h9v44h-9z" fill="#273762" />
      <path d="M18 58l9 7M18 68l9 7M18 78l9 7" stroke="#cbd6ee" strokeWidth="2.4" />
      <path d="M12 94h21v5H12z" fill="#e0bd62" />
    </g>
    <path d="M10 120q6-26 38-30h24q32 4 38 30z" fill="#2c4c92" />
    <path d="M51 78h18v14l-9 10-9-10z" fill="#e9bd9c" />
    <path d="M46 88l14 18 22-20 6 4-34 30h-8L36 92z" fill="#f4f6fb" />
    <path d="M32 56q0-24 28-24t28 24q0 20-14 28-14 8-28 0-14-8-14-28z" fill="#fbdcc2" />
    <path d="M30 84q-6-44 8-56h44q14 12 8 56l-8-6q2-16 0-30H38q-2 14 0 30z" fill={HAIR} />
    <path d="M29 40q31-10 62 0v7q-31-9-62 0z" fill="#f4f6fb" />
    <circle cx="60" cy="40" r="4" fill="#d6384a" />
    <Face
      expression={expression}
      eyes={{ apart: 13.5, y: 62, size: 5.8, iris: '#3c5fb0' }}
      brows={{ y: 53, long: 6.5, thick: 2.8, slant: 2 }}
      mouth={{ y: 77, wide: 5 }}
      ink={INK}
    />
  </>
);
