/** One option: what it does, and its value. */
import type { GameId, OptionField } from '@paiju/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outlineOf } from '../../game/outlineOf.ts';
import type { NumberField } from '../../telling/optionWords.ts';
import { optionLine, rangeText, valueName } from '../../telling/optionWords.ts';
import { numberFrom } from './optionChanges.ts';

export interface OptionRowProps {
  readonly ruleset: GameId;
  readonly option: string;
  readonly value: unknown;
  readonly isChanged: boolean;
  onChange(value: unknown): void;
}

export const OptionRow = (props: OptionRowProps) => {
  const { t } = useTranslation(['home', 'options']);
  const { ruleset, option, isChanged } = props;
  const id = `option-${option}`;
  return (
    <div className={isChanged ? 'option option-changed' : 'option'}>
      <label htmlFor={id}>{optionLine(t, ruleset, option)}</label>
      <OptionInput {...props} id={id} />
    </div>
  );
};

const OptionInput = ({ ruleset, option, value, onChange, id }: OptionRowProps & { readonly id: string }) => {
  const { t } = useTranslation(['home', 'options']);
  const fields = outlineOf(ruleset).options.fields as Readonly<Record<string, OptionField>>;
  const field = fields[option];
  if (field === undefined) return null;
  const shared = { id, 'data-testid': id };
  switch (field.kind) {
    case 'flag':
      return (
        <input
          {...shared}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'choice':
      return (
        <select
          {...shared}
          className="field"
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
        >
          {field.values.map((each) => (
            <option key={each} value={each}>
              {valueName(t, ruleset, { option, value: each })}
            </option>
          ))}
        </select>
      );
    default:
      return <NumberInput {...shared} field={field} value={value as number | null} onChange={onChange} />;
  }
};

interface NumberInputProps {
  readonly id: string;
  readonly field: NumberField;
  readonly value: number | null;
  onChange(value: number | null): void;
}

/** While it is typed a number may be anything; it counts once it is left. */
const NumberInput = ({ field, value, onChange, ...shared }: NumberInputProps) => {
  const { t } = useTranslation(['home', 'options']);
  const [text, setText] = useState<string | null>(null);
  const settle = (): void => {
    const number = text === null ? null : numberFrom(text, field);
    setText(null);
    if (number !== null) onChange(number);
    else if (text === '' && field.kind === 'limit') onChange(null);
  };
  return (
    <input
      {...shared}
      type="number"
      className="field"
      min={field.min}
      max={field.max}
      value={text ?? value ?? ''}
      placeholder={field.kind === 'limit' ? t('home:none') : undefined}
      title={rangeText(t, field)}
      onChange={({ target }) => setText(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
};
