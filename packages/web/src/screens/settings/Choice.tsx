/** One of a few, all of them in sight: radio buttons that look like what they choose. */
import type { ReactNode } from 'react';
import { useId } from 'react';

export interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  /** What it looks like, above its label. */
  readonly picture?: ReactNode;
}

export interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChoose: (value: T) => void;
}

export const Choice = <T extends string>({ name, label, value, options, onChoose }: ChoiceProps<T>) => {
  // Two forms may be on the page at once: one at the table, one on the screen.
  const group = useId();
  return (
    <fieldset className="choice" data-testid={`setting-${name}`}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice-option">
          <input
            type="radio"
            className="covers-card"
            name={group}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
            data-testid={`setting-${name}-${option.value}`}
          />
          {option.picture}
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
};
