/** A match that was played by ids: played again up to there, or written as a record. */
import { actionLine, headerLine, linesAfter, Match } from '@paiju/engine';
import { Choosing } from './codec.ts';
import type { EpisodePlan } from './episode.ts';
import { Episode } from './episode.ts';

/** The episode after these ids, those of bots among them; bots choose again, and must come to the same. */
export const replayed = (plan: EpisodePlan, ids: readonly number[]): Episode => {
  const episode = new Episode(plan);
  while (episode.ids.length < ids.length) episode.act(ids[episode.ids.length] ?? -1);
  if (episode.ids.some((id, place) => id !== ids[place])) throw new RangeError('bots have chosen otherwise');
  return episode;
};

/** The lines of the record up to the last action that was spelled out. */
export const recordOf = ({ spec, options, seed, lineup }: EpisodePlan, ids: readonly number[]): string[] => {
  const { rules } = spec.game;
  const players = lineup.map((level, seat) => `${level ?? 'asked'} ${seat}`);
  const match = new Match(spec.game, { options, chance: { seed }, players });
  const lines = [headerLine(rules, match.terms)];
  let place = 0;
  for (;;) {
    while (match.betweenRounds) lines.push(...linesAfter(match, match.begin()));
    const [seat] = match.toAct;
    if (seat === undefined) return lines;
    const choosing = new Choosing(spec.codec, seat, rules.legal(match.state, seat));
    let action = null;
    while (action === null) {
      const id = ids[place++];
      if (id === undefined) return lines;
      action = choosing.name(id);
    }
    const done = match.act(seat, action);
    if (!done.ok) throw new Error(`a legal action was refused: ${done.error.code}`);
    lines.push(actionLine(rules, seat, action), ...linesAfter(match, done.value));
  }
};
