/** A wandering swordsman who draws first and thinks on the way home. */
import type { Expression } from './expression.ts';
import { Face } from './face.tsx';

const INK = '#14213a';

export const Smash = ({ expression }: { readonly expression: Expression }) => (
  <>
    <path d="M0 0h120v120H0z" fill="#1f4a7d" />
    <circle cx="60" cy="58" r="50" fill="#6ea6d8" />
    <g transform="rotate(38 96 70)">
      <path d="M91 20h10v56H91z" fill="#6a4526" />
      <path d="M91 26l10 8M91 38l10 8M91 50l10 8" stroke="#d9b36a" strokeWidth="3" />
      <path d="M80 74h32v7H80z" fill="#d9b36a" />
    </g>
    <path d="M8 120q6-28 38-32h28q32 4 38 32z" fill="#2b3f66" />
    <path d="M49 78h22v16l-11 12-11-12z" fill="#cf9a70" />
    <path d="M38 90l22 28 22-28 8 4-24 26H54L30 94z" fill="#e9eef6" />
    <path
      d="M24 50L14 34l16 2-6-18 18 8 4-18 14 13 14-13 4 18 18-8-6 18 16-2-10 16 2 22H22z"
      fill="#243a72"
    />
    <path d="M31 54q0-24 29-24t29 24q0 22-12 31-17 10-34 0-12-9-12-31z" fill="#e3b186" />
    <path d="M27 46q33-16 66 0l-1 10q-32-14-64 0z" fill="#58b7e8" />
    <path d="M90 46q14 0 18 12-8-4-12 0 4 6 2 12-8-6-8-16z" fill="#58b7e8" />
    <path d="M40 40l-4 12 12-14zM62 38l-2 12 12-12z" fill="#243a72" />
    <path d="M46 84q14 8 28 0-2 8-14 9-12-1-14-9z" fill="#b98a66" opacity=".55" />
    <path d="M75 66l9 8M83 66l-7 8" stroke="#a4553f" strokeWidth="2.4" strokeLinecap="round" />
    <Face
      expression={expression}
      eyes={{ apart: 14, y: 61, size: 5.4, iris: '#2a7fc4' }}
      brows={{ y: 52, long: 8, thick: 4, slant: 2.5 }}
      mouth={{ y: 78, wide: 9 }}
      ink={INK}
    />
  </>
);
