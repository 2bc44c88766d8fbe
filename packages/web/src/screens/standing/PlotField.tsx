/**
 * A picture that is stretched to the room there is. Words and numbers lie over it at their heights and keep their size; who
 * does not see it is told what it says.
 */
import type { ReactNode } from 'react';

interface Label {
  readonly text: string;
  /** From above, of a hundred. */
  readonly y: number;
}

interface Props {
  readonly said: string;
  /** Before the picture. */
  readonly ticks: readonly Label[];
  /** Behind it. */
  readonly names?: readonly Label[];
  /** What is drawn, in a square of a hundred. */
  readonly children: ReactNode;
}

export const PlotField = ({ said, ticks, names = [], children }: Props) => (
  <div className="plot-field">
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={said}>
      {children}
    </svg>
    <Labels className="plot-tick" labels={ticks} />
    <Labels className="plot-name" labels={names} />
  </div>
);

const Labels = ({ className, labels }: { readonly className: string; readonly labels: readonly Label[] }) =>
  labels.map(({ text, y }) => (
    <span key={text} className={className} style={{ top: `${y}%` }} aria-hidden="true">
      {text}
    </span>
  ));
