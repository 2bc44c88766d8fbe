/** Forward and back, by buttons, by the slider and by keys. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { jumpTo } from '../../study/jumps.ts';
import type { FilmFacts } from '../../study/messages.ts';
import type { IconName } from './Icon.tsx';
import { Icon } from './Icon.tsx';
import { keyCommand } from './keys.ts';
import type { Running, Speed } from './useRunning.ts';
import { SPEEDS } from './useRunning.ts';

export interface ControlsProps {
  readonly facts: FilmFacts;
  readonly step: number;
  readonly running: Running;
  onStep(step: number): void;
}

export const Controls = ({ facts, step, running, onStep }: ControlsProps) => {
  const { t } = useTranslation('records');
  const last = facts.steps - 1;
  const hasRounds = facts.marks.filter(({ kind }) => kind === 'round').length > 1;
  const go = (to: number | null): void => {
    running.setOn(false);
    if (to !== null) onStep(Math.min(last, Math.max(0, to)));
  };
  const places = {
    prev: step > 0 ? step - 1 : null,
    next: step < last ? step + 1 : null,
    first: 0,
    last,
    prevWin: jumpTo(facts.marks, 'win', { from: step, by: -1 }),
    nextWin: jumpTo(facts.marks, 'win', { from: step, by: 1 }),
    prevRound: jumpTo(facts.marks, 'round', { from: step, by: -1 }),
    nextRound: jumpTo(facts.marks, 'round', { from: step, by: 1 }),
  } as const;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const command = keyCommand(event);
      if (command === null) return;
      event.preventDefault();
      if (command === 'play') running.setOn(!running.isOn);
      else go(places[command]);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  const jump = (name: IconName) => (
    <button
      type="button"
      className={name === 'prev' || name === 'next' ? 'button' : 'button replay-jump'}
      data-testid={`replay-${name}`}
      aria-label={t(name)}
      title={t(name)}
      disabled={places[name] === null}
      onClick={() => go(places[name])}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <div className="replay-controls">
      <div className="replay-slide">
        <input
          type="range"
          min={0}
          max={last}
          value={step}
          aria-label={t('step', { step: step + 1, steps: facts.steps })}
          onChange={({ target }) => go(Number(target.value))}
        />
        <output className="replay-count" data-testid="replay-step" aria-live="off">
          {step + 1} / {facts.steps}
        </output>
        <select
          className="field"
          aria-label={t('speed')}
          value={running.speed}
          onChange={({ target }) => running.setSpeed(target.value as Speed)}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {t(speed)}
            </option>
          ))}
        </select>
      </div>
      <div className="replay-buttons">
        {hasRounds && jump('prevRound')}
        {jump('prevWin')}
        {jump('prev')}
        <button
          type="button"
          className="button button-strong replay-run"
          data-testid="replay-play"
          aria-pressed={running.isOn}
          onClick={() => running.setOn(!running.isOn)}
        >
          {t(running.isOn ? 'pause' : 'play')}
        </button>
        {jump('next')}
        {jump('nextWin')}
        {hasRounds && jump('nextRound')}
      </div>
    </div>
  );
};
