/** A tiger who fights with his fists and never goes without his gourd. */
import type { Expression } from './expression.ts';
import { Face } from './face.tsx';

const INK = '#3a1c0e';

export const Ataho = ({ expression }: { readonly expression: Expression }) => (
  <>
    <path d="M0 0h120v120H0z" fill="#8f2a26" />
    <circle cx="60" cy="56" r="50" fill="#b8433a" />
    <path d="M6 120q6-28 38-34h32q32 6 38 34z" fill="#f3ead8" />
    <path d="M42 86l18 26 18-26-6-4H48z" fill={INK} />
    <path d="M42 88q18 12 36 0l2 8q-20 12-40 0z" fill="#d8332b" />
    <g fill="#c7843c" stroke={INK} strokeWidth="2">
      <circle cx="98" cy="108" r="13" />
      <circle cx="98" cy="91" r="8" />
      <path d="M94 80h8v6h-8z" fill="#f3ead8" />
    </g>
    <g fill="#f0963a">
      <circle cx="31" cy="29" r="13" />
      <circle cx="89" cy="29" r="13" />
      <path d="M24 58q0-36 36-36t36 36q4 12-8 20-12 10-28 10t-28-10q-12-8-8-20z" />
    </g>
    <g fill="#7a3517">
      <circle cx="31" cy="29" r="6.5" />
      <circle cx="89" cy="29" r="6.5" />
    </g>
    <path d="M24 62l-8 8 10 2-4 10 16 2q-8-8-8-22zM96 62l8 8-10 2 4 10-16 2q8-8 8-22z" fill="#fff4e0" />
    <path d="M60 62q24 0 22 14-6 12-22 12T38 76q-2-14 22-14z" fill="#fff4e0" />
    <path
      d="M48 27q12 5 24 0M51 34q9 4 18 0M60 23v15M25 48l10 3M24 58l9 1M95 48l-10 3M96 58l-9 1"
      fill="none"
      stroke={INK}
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M53 64h14l-7 8z" fill="#d2584c" />
    <Face
      expression={expression}
      eyes={{ apart: 16, y: 54, size: 6.5, iris: '#e0b020' }}
      brows={{ y: 43, long: 9, thick: 5.5, slant: 3 }}
      mouth={{ y: 76, wide: 10 }}
      ink={INK}
    />
  </>
);
