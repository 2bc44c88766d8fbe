import { oneLine, UsageError } from '../edge/failure.ts';

/** A whole number within bounds, or a line that says so. Without zeros before it: whatever speaks of the number has it as typed. */
export const wholeNumber =
  (option: string, min: number, max: number) =>
  (text: string): number => {
    const value = /^(0|[1-9]\d*)$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new UsageError(
      `${option} '${oneLine(text)}' is not allowed; allowed: a whole number from ${min} to ${max}`,
    );
  };
