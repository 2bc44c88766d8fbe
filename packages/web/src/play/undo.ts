/** Taking a decision back: the record up to just before it. */
import type { Games, Seat } from '@paiju/engine';
import { Match, readRecord, replay } from '@paiju/engine';

/**
 * The record before the seat's last choice; null where it has had none. What it did because there was nothing else to do
 * goes with it: taken back alone, it would be done again at once.
 */
export const recordBefore = (games: Games, lines: readonly string[], seat: Seat): string | null => {
  const record = readRecord(games, lines.join('\n'));
  if (!record.ok) return null;
  const match = new Match(record.value.game, record.value.terms);
  const steps = replay(record.value, match);
  const optionsNow = (): number =>
    match.toAct.includes(seat) ? match.rules.legal(match.state, seat).length : 0;
  let actions = 0;
  let choice: number | null = null;
  for (let options = optionsNow(), step = steps.next(); !step.done; step = steps.next()) {
    if (step.value.by !== null) {
      if (step.value.by.seat === seat && options > 1) choice = actions;
      actions += 1;
    }
    options = optionsNow();
  }
  if (choice === null) return null;
  const [header = '', ...rest] = lines;
  return [header, ...rest.filter(isAction).slice(0, choice)].join('\n');
};

const isAction = (line: string): boolean => Object.hasOwn(JSON.parse(line), 'action');
