/** Whoever reviews a game on the page and in the terminal reads of the same mistakes. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { costliestOf, summaryOf } from '@paiju/bots';
import { GAME_IDS, GAMES, withCodes } from '@paiju/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ran } from '../packages/cli/src/testing/io.ts';
import { Film } from '../packages/web/src/study/film.ts';
import { judgeFrom } from '../packages/web/src/study/judging.ts';

const folder = mkdtempSync(join(tmpdir(), 'paiju-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The decisions of a seat as the page is told them. */
const onPage = (film: Film, seat: number) => {
  const { judged, next } = judgeFrom(film, { seat, from: 0 });
  const all = [...judged];
  for (let from = next; from !== null; ) {
    const part = judgeFrom(film, { seat, from });
    all.push(...part.judged);
    from = part.next;
  }
  return all;
};

/** The last of them makes mistakes. */
const GAMES_PLAYED = GAME_IDS.map(
  (id) => [id, [...Array(GAMES[id].rules.seats - 1).fill('greedy'), 'random'].join()] as const,
);

beforeAll(async () => {
  for (const [ruleset, bots] of GAMES_PLAYED)
    await ran(`sim ${ruleset} --games 1 --seed losses --bots ${bots} --records ${join(folder, ruleset)}`);
});

test.each(GAMES_PLAYED)('%s', async (ruleset, bots) => {
  const file = join(folder, ruleset, 'game-1.jsonl');
  const film = Film.open(readFileSync(file, 'utf8'));
  if (!film.ok) throw new Error(film.error.detail);
  const { tiles } = film.value.record.game.rules;
  let listed = 0;
  for (const seat of bots.split(',').keys()) {
    const { out } = await ran(`review ${file} --seat ${seat} --top 1000 --json`);
    const { costliest, seats } = JSON.parse(out);
    const page = onPage(film.value, seat);
    const mistakes = costliestOf(page, 1000).map(({ step, loss, played, better }) => ({
      step,
      seat,
      player: film.value.record.terms.players[seat],
      loss,
      played,
      better,
    }));
    listed += mistakes.length;
    expect(costliest).toEqual(JSON.parse(JSON.stringify(withCodes(tiles, mistakes))));
    const { decisions, agreed, averageLoss } = summaryOf(page);
    expect(seats[0]).toMatchObject({ decisions, agreed, averageLoss });
  }
  expect(listed).toBeGreaterThan(1);
});
