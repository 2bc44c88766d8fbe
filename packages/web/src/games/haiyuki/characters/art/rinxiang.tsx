/** A girl with a quick temper and quicker feet: two buns, and a flame for a hairpin. */
import type { Expression } from './expression.ts';
import { Face } from './face.tsx';

const INK = '#35120f';
const HAIR = '#6e1d1a';

export const Rinxiang = ({ expression }: { readonly expression: Expression }) => (
  <>
    <path d="M0 0h120v120H0z" fill="#c14a35" />
    <circle cx="60" cy="56" r="50" fill="#e2714f" />
    <g fill={HAIR}>
      <circle cx="24" cy="30" r="17" />
      <circle cx="96" cy="30" r="17" />
      <path d="M24 62q-4-46 36-46t36 46l-4 22H28z" />
    </g>
    <path d="M15 38q9 8 18 2M105 38q-9 8-18 2" fill="none" stroke="#ffcf4a" strokeWidth="4" />
    <path d="M12 120q4-26 36-30h24q32 4 36 30z" fill="#c21f2b" />
    <path d="M50 78h20v14q-10 8-20 0z" fill="#eab592" />
    <path d="M44 90l16 10 16-10 3 7-19 13-19-13z" fill="#ffcf4a" />
    <path d="M60 108l16 12" stroke="#ffcf4a" strokeWidth="3" />
    <path d="M30 56q0-26 30-26t30 26q0 20-14 28-16 8-32 0-14-8-14-28z" fill="#f8d2b2" />
    <path d="M28 60q-2-36 32-38 34 2 32 38-6-8-8-18-8 4-14-8-4 10-16 8-12 2-18-2-2 12-8 20z" fill={HAIR} />
    <path d="M60 4q10 9 6 17 5-2 5-7 6 12-4 17-7 3-13-1-8-9 6-26z" fill="#ffb02e" />
    <path d="M61 15q5 6 2 12-6 2-7-4 5-2 5-8z" fill="#fff1b0" />
    <g fill="#f09a84">
      <circle cx="38" cy="68" r="5" />
      <circle cx="82" cy="68" r="5" />
    </g>
    <Face
      expression={expression}
      eyes={{ apart: 14.5, y: 58, size: 6.8, iris: '#a3352a' }}
      brows={{ y: 47, long: 7, thick: 3.2, slant: 3.5 }}
      mouth={{ y: 75, wide: 7 }}
      ink={INK}
    />
  </>
);
