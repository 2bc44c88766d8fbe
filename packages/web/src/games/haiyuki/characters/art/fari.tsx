/** A witch who mends what others break, under the widest hat in town. */
import type { Expression } from './expression.ts';
import { Face } from './face.tsx';

const INK = '#33214d';
const HAIR = '#f0b93c';

export const Fari = ({ expression }: { readonly expression: Expression }) => (
  <>
    <path d="M0 0h120v120H0z" fill="#8a5fb0" />
    <circle cx="60" cy="58" r="50" fill="#b48ad6" />
    <path d="M28 44q-18 38-10 76h22l4-40h32l4 40h22q8-38-10-76z" fill={HAIR} />
    <path d="M22 120q2-22 28-28h20q26 6 28 28z" fill="#4a3578" />
    <path d="M51 80h18v14q-9 8-18 0z" fill="#ecbf9d" />
    <path d="M50 92l10 8 10-8 6 6-16 12-16-12z" fill="#f2d46b" />
    <circle cx="60" cy="106" r="4.5" fill="#6fd6c4" stroke={INK} strokeWidth="1.5" />
    <path d="M32 56q0-22 28-22t28 22q0 20-14 28-14 7-28 0-14-8-14-28z" fill="#fbdcc0" />
    <path d="M31 62q-4-20 6-28h46q10 8 6 28-6-6-8-16-20 4-26-6-6 12-16 8-2 10-8 14z" fill={HAIR} />
    <path d="M4 42q28-14 56-14t56 14q-22 6-56 6T4 42z" fill="#4a3578" />
    <path d="M30 36q8-26 36-34 10-2 20 8-12-2-14 6 8 8 16 20-28-8-58 0z" fill="#5b4390" />
    <path d="M31 33q28-9 56 0l1 6q-30-9-58 0z" fill="#f2d46b" />
    <path d="M60 22l2 5 5 .5-4 3.5 1.5 5-4.5-2.6-4.5 2.6 1.5-5-4-3.5 5-.5z" fill="#fff3bf" />
    <g fill="#e8483f">
      <circle cx="86" cy="33" r="4.5" />
      <circle cx="93" cy="38" r="4.5" />
      <circle cx="83" cy="41" r="4.5" />
      <circle cx="90" cy="45" r="4.5" />
    </g>
    <circle cx="88" cy="39" r="3.5" fill="#fff3bf" />
    <g fill="#f3ab9a">
      <circle cx="40" cy="69" r="4.5" />
      <circle cx="80" cy="69" r="4.5" />
    </g>
    <Face
      expression={expression}
      eyes={{ apart: 13.5, y: 60, size: 6.4, iris: '#2f9c86' }}
      brows={{ y: 50, long: 6, thick: 2.6, slant: -1 }}
      mouth={{ y: 75, wide: 6 }}
      ink={INK}
    />
  </>
);
