/** A record from elsewhere: checked in a worker, and put among one's own games. */
import type { RecordProblem, Result } from '@paiju/engine';
import { LARGEST_RECORD } from '@paiju/engine';
import { newId } from '../../game/newId.ts';
import { presetOf } from '../../game/presetOf.ts';
import { pageGame } from '../../games/index.ts';
import { games } from '../../store/games.ts';
import type { GameMeta } from '../../store/shelf.ts';
import { Studio } from '../../study/studio.ts';

export const importFile = async (file: Blob): Promise<Result<GameMeta, RecordProblem>> =>
  file.size > LARGEST_RECORD
    ? { ok: false, error: { line: 1, code: 'too-large', detail: String(file.size) } }
    : importText(await file.text());

/** What a record does not say of itself. */
type Origin = Partial<Pick<GameMeta, 'id' | 'company' | 'begun'>>;

export const importText = async (
  text: string,
  origin: Origin = {},
): Promise<Result<GameMeta, RecordProblem>> => {
  const studio = new Studio();
  try {
    const opened = await studio.ask('open', { text });
    if (!opened.ok) return opened;
    const { ruleset, options, players, points, isFinished } = opened.value;
    const meta: GameMeta = {
      id: newId(),
      ruleset,
      preset: presetOf(ruleset, options, pageGame(ruleset).personal),
      begun: Date.now(),
      changed: Date.now(),
      players,
      company: null,
      points,
      isFinished,
      daily: null,
      part: null,
      ...origin,
    };
    await games.write(
      meta,
      text.split('\n').filter((line) => line.trim() !== ''),
      true,
    );
    return { ok: true, value: meta };
  } finally {
    studio.close();
  }
};
