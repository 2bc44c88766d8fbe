/** A position as text: what the person may know of it, and nothing else. */
import { GAMES, isGameId, writeView } from '@paiju/engine';

export const positionSeen = (ruleset: string, view: object): string => {
  if (!isGameId(ruleset)) throw new RangeError(`there is no game ${JSON.stringify(ruleset)}`);
  return writeView(GAMES[ruleset].rules, view);
};
