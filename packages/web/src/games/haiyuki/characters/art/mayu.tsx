/** The browdog. Nobody knows what it thinks; everybody has seen its eyebrows. */
import type { Expression } from './expression.ts';
import { Face } from './face.tsx';

const INK = '#231433';
const FUR = '#d9ccea';

export const Mayu = ({ expression }: { readonly expression: Expression }) => (
  <>
    <path d="M0 0h120v120H0z" fill="#4a2a6e" />
    <circle cx="60" cy="58" r="50" fill="#7447a3" />
    <path d="M60 8v100M10 58h100M25 23l70 70M95 23l-70 70" stroke="#8a5cba" strokeWidth="5" />
    <path d="M20 120q2-26 30-32h20q28 6 30 32z" fill={FUR} />
    <path d="M34 92q26 14 52 0l3 8q-29 16-58 0z" fill="#e8b93a" />
    <circle cx="60" cy="107" r="6.5" fill="#ffe07a" stroke={INK} strokeWidth="2" />
    <path d="M26 58q0-36 34-36t34 36q2 14-8 22-10 12-26 12t-26-12q-10-8-8-22z" fill={FUR} />
    <path d="M30 30Q8 34 10 62q4 16 14 12 8-10 8-28zM90 30q22 4 20 32-4 16-14 12-8-10-8-28z" fill="#9c7fc4" />
    <path d="M60 62q20 0 20 14-4 14-20 14T40 76q0-14 20-14z" fill="#f6f0fc" />
    <path d="M50 65q10-6 20 0-2 8-10 9-8-1-10-9z" fill={INK} />
    <Face
      expression={expression}
      eyes={{ apart: 15.5, y: 56, size: 4.6, iris: '#7447a3' }}
      brows={{ y: 40, long: 11, thick: 11, slant: -2 }}
      mouth={{ y: 80, wide: 8 }}
      ink={INK}
    />
  </>
);
