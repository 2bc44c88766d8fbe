/** What a seat has just won or lost, beside its points for a while; what is won flies there. The log says it to those who do not see it. */

import { changeFigure } from '@paiju/words';
import { useEffect, useState } from 'react';
import './pointsChange.css';

const SHOWN_MS = 3500;

export const PointsChange = ({ points }: { readonly points: number }) => {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOld(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOld) return null;
  return (
    <span
      className="plate-change"
      data-up={points > 0 || undefined}
      data-down={points < 0 || undefined}
      aria-hidden="true"
    >
      {changeFigure(points)}
    </span>
  );
};
