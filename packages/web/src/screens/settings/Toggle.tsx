/** On or off, with a sentence about it. */
import { useId } from 'react';

export interface ToggleProps {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export const Toggle = ({ name, label, help, isOn, onChange }: ToggleProps) => {
  const id = useId();
  return (
    <div className="toggle">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.checked)}
        data-testid={`setting-${name}`}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-help`} className="soft">
        {help}
      </p>
    </div>
  );
};
