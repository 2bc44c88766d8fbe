/** The parts of a face that change with the mood. All heads stand in the middle of a square of 120. */
import type { Expression } from './expression.ts';

export interface FacePlan {
  readonly expression: Expression;
  /** How far the eyes are from the middle, how low, and how large. */
  readonly eyes: { readonly apart: number; readonly y: number; readonly size: number; readonly iris: string };
  /** Their slant is for the neutral face: up towards the temples where positive. */
  readonly brows: {
    readonly y: number;
    readonly long: number;
    readonly thick: number;
    readonly slant: number;
  };
  readonly mouth: { readonly y: number; readonly wide: number };
  readonly ink: string;
}

const MIDDLE = 60;

export const Face = ({ expression, eyes, brows, mouth, ink }: FacePlan) => (
  <g strokeLinecap="round" strokeLinejoin="round">
    {[-1, 1].map((side) => (
      <g key={side} transform={`translate(${MIDDLE + side * eyes.apart} 0) scale(${side} 1)`}>
        <Eye expression={expression} {...eyes} ink={ink} />
        <Brow expression={expression} {...brows} ink={ink} />
      </g>
    ))}
    <Mouth expression={expression} {...mouth} ink={ink} />
    {expression === 'hurt' && (
      <path d="M97 40q7 11 0 14q-7-3 0-14" fill="#9fdcff" stroke="#3f8fc0" strokeWidth="1.5" />
    )}
    {expression === 'winning' && (
      <path d="M103 22l2.6 7.4 7.4 2.6-7.4 2.6-2.6 7.4-2.6-7.4-7.4-2.6 7.4-2.6z" fill="#ffe98a" />
    )}
  </g>
);

type Part<K extends 'eyes' | 'brows' | 'mouth'> = FacePlan[K] & Pick<FacePlan, 'expression' | 'ink'>;

/** Drawn for the right-hand side of the picture; the other one is mirrored. */
const Eye = ({ expression, y, size, iris, ink }: Part<'eyes'>) => {
  const line = { fill: 'none', stroke: ink, strokeWidth: size * 0.5 };
  if (expression === 'hurt')
    return <path d={`M${size} ${y - size}L${-size} ${y}L${size} ${y + size}`} {...line} />;
  if (expression === 'winning')
    return <path d={`M${-size} ${y + size * 0.5}q${size} ${-size * 2} ${size * 2} 0`} {...line} />;
  return (
    <>
      <ellipse cy={y} rx={size} ry={size * 1.15} fill="#fff" stroke={ink} strokeWidth={size * 0.22} />
      <circle cy={y + size * 0.1} r={size * 0.68} fill={iris} />
      <circle cy={y + size * 0.1} r={size * 0.36} fill={ink} />
      <circle cx={-size * 0.25} cy={y - size * 0.3} r={size * 0.22} fill="#fff" />
    </>
  );
};

const SLANTS: Readonly<Record<Expression, (slant: number) => number>> = {
  neutral: (slant) => slant,
  hurt: () => -5,
  winning: () => 0,
};

const Brow = ({ expression, y, long, thick, slant, ink }: Part<'brows'>) => {
  const rise = SLANTS[expression](slant);
  const top = expression === 'winning' ? y - 3 : y;
  return (
    <path
      d={`M${-long} ${top + rise}Q0 ${top - 2} ${long} ${top - rise}`}
      fill="none"
      stroke={ink}
      strokeWidth={thick}
    />
  );
};

const Mouth = ({ expression, y, wide, ink }: Part<'mouth'>) => {
  const left = MIDDLE - wide;
  if (expression === 'winning')
    return (
      <path
        d={`M${left} ${y - 2}h${wide * 2}q-1 ${wide * 1.3}-${wide} ${wide * 1.3}t-${wide}-${wide * 1.3}z`}
        fill="#a32b33"
        stroke={ink}
        strokeWidth="2"
      />
    );
  const bend = wide / 2;
  const line =
    expression === 'hurt'
      ? `M${left} ${y + 2}q${bend / 2}-5 ${bend} 0t${bend} 0t${bend} 0t${bend} 0`
      : `M${left} ${y}q${wide} ${bend} ${wide * 2} 0`;
  return <path d={line} fill="none" stroke={ink} strokeWidth="2.8" />;
};
