/** `paiju judge`: hands in, verdicts out, one JSON line each, in order and as they come. */
import type { GameArgs } from '../args/game.ts';
import { deskFor, readOptions } from '../args/game.ts';
import { stopIfInterrupted } from '../edge/failure.ts';
import type { Io } from '../edge/io.ts';
import { inputLines } from '../edge/lines.ts';

export const judge = async (io: Io, ruleset: string, args: GameArgs): Promise<number> => {
  const desk = deskFor(ruleset);
  const verdictOn = desk.judge(readOptions(desk, args));
  for await (const line of inputLines(io)) {
    if (line.trim() === '') continue;
    const parsed = parse(line);
    const verdict = parsed.ok ? verdictOn(parsed.value) : { id: null, error: 'not valid JSON' };
    io.out.write(`${JSON.stringify(verdict)}\n`);
  }
  stopIfInterrupted(io.signal);
  return 0;
};

const parse = (line: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } => {
  try {
    return { ok: true, value: JSON.parse(line) };
  } catch {
    return { ok: false };
  }
};
