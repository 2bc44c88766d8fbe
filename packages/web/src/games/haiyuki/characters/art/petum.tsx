/** A ball of down that calls itself a great wizard, and sets things on fire to prove it. */
import type { Expression } from './expression.ts';
import { Face } from './face.tsx';

const INK = '#3b2a12';

export const Petum = ({ expression }: { readonly expression: Expression }) => (
  <>
    <path d="M0 0h120v120H0z" fill="#2f5f86" />
    <circle cx="60" cy="62" r="50" fill="#5b95bd" />
    <path d="M18 84q0-40 42-40t42 40q0 30-20 36H38q-20-6-20-36z" fill="#fdf3dc" />
    <path d="M18 90l-8-10 12-2zM102 90l8-10-12-2zM24 70l-6-10 12 2zM96 70l6-10-12 2z" fill="#fdf3dc" />
    <path d="M36 120q-6-16 24-16t24 16z" fill="#e9cf98" />
    <g transform="translate(30 24) scale(.8)">
      <path d="M96 116L88 66" stroke="#7b4f24" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M87 46l4.5 11 12 1-9 8 3 11.5-10.5-6-10.5 6 3-11.5-9-8 12-1z"
        fill="#ff7a3c"
        stroke={INK}
        strokeWidth="1.5"
      />
    </g>
    <path d="M84 96q14-4 16 8-8 8-18 2z" fill="#fdf3dc" stroke="#d5b878" strokeWidth="2" />
    <path d="M20 58q40-18 80 0l4 8q-44-18-88 0z" fill="#c97c10" />
    <path d="M28 54q6-36 44-50-8 12 2 18 12 14 18 32-32-12-64 0z" fill="#f2a91f" />
    <path d="M66 28a9 9 0 1 0 6 15 11 11 0 0 1-6-15z" fill="#fff6d0" />
    <circle cx="74" cy="5" r="5" fill="#fff6d0" />
    <g fill="#f5a58e">
      <ellipse cx="34" cy="92" rx="6" ry="4" />
      <ellipse cx="86" cy="92" rx="6" ry="4" />
    </g>
    <path d="M54 84h12l-6 7z" fill="#f08c2e" />
    <g fill="none" stroke="#8a6a2a" strokeWidth="2">
      <circle cx="44" cy="78" r="11" />
      <circle cx="76" cy="78" r="11" />
      <path d="M55 76q5-3 10 0" />
    </g>
    <Face
      expression={expression}
      eyes={{ apart: 16, y: 78, size: 6, iris: '#c05a1e' }}
      brows={{ y: 66, long: 6, thick: 3, slant: 1.5 }}
      mouth={{ y: 98, wide: 6 }}
      ink={INK}
    />
  </>
);
