/** A bar with its number: HP or MP. What is lost rolls down. */

import { figure } from '@paiju/words';
import { useRolling } from '../../../motion/useRolling.ts';

interface MeterProps {
  readonly kind: 'hp' | 'mp';
  readonly seat: number;
  readonly value: number;
  readonly most: number;
  /** `HP`, and `HP of Ataho` for those who only hear it. */
  readonly label: string;
  readonly name: string;
  /** A part that is about to be spent. */
  readonly spending?: number;
}

export const Meter = ({ kind, seat, value, most, label, name, spending = 0 }: MeterProps) => {
  const rolled = useRolling(value);
  const share = (part: number): string => `${(100 * part) / Math.max(most, 1)}%`;
  return (
    <div className="meter" data-kind={kind} data-low={value <= most / 4 || undefined}>
      <span className="meter-label" aria-hidden="true">
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a meter element cannot show what was just lost */}
      <div
        className="meter-bar"
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={value}
        aria-valuetext={`${value}`}
        data-testid={`${kind}-${seat}`}
      >
        <span className="meter-lost" style={{ inlineSize: share(value) }} />
        <span className="meter-fill" style={{ inlineSize: share(value - spending) }} />
        {spending > 0 && (
          <span
            className="meter-spending"
            style={{ insetInlineStart: share(value - spending), inlineSize: share(spending) }}
          />
        )}
      </div>
      <span className="meter-number" data-testid={kind === 'hp' ? `points-${seat}` : undefined}>
        {figure(rolled)}
      </span>
    </div>
  );
};
