/** A whole match as readable text, one event a line, payments below the event that caused them. */
import type { TileSet } from '../core/tile.ts';
import type { AnyEvent } from '../play/ruleset.ts';
import { withCodes } from '../record/codes.ts';
import { Match } from '../record/match.ts';
import type { Transfer } from '../scoring/ledger.ts';
import type { Table } from './contractGame.ts';
import { termsFor } from './contractGame.ts';
import type { Style } from './player.ts';
import { pickFor } from './player.ts';

/** The match of a seed in which every seat always makes its style's own pick. */
export const matchPlayed = (table: Table, deal: number, style: Style): Match => {
  const { game, settings } = table;
  const match = new Match(game, termsFor(table, deal));
  while (!match.isOver) {
    if (match.betweenRounds) {
      match.begin();
      continue;
    }
    const [seat = 0] = match.toAct;
    const { state } = match;
    const action = pickFor(settings, style, { state, seat, legal: game.rules.legal(state, seat) }, 0);
    if (action === undefined) throw new Error(`seat ${seat} must act and may do nothing`);
    const done = match.act(seat, action);
    if (!done.ok) throw new Error(`a legal action was refused: ${done.error.code}`);
  }
  return match;
};

/** Such a match as text. */
export const playthrough = (table: Table, deal: number, style: Style): string => {
  const { rules } = table.game;
  const match = matchPlayed(table, deal, style);
  const options = Object.entries(table.options).map(([key, value]) => `${key} ${value}`);
  const lines = [
    `# ${rules.id}, version ${rules.version}, seed ${deal}, every seat plays '${style}'`,
    `# ${options.join(', ')}`,
    '',
  ];
  for (const { events, transfers } of match.history) {
    for (const event of events) lines.push(eventLine(rules.tiles, event));
    for (const transfer of transfers) lines.push(transferLine(transfer));
  }
  lines.push(row('points', match.balances.join(' ')));
  lines.push(row('ranking', match.ranking.map(({ rank, seat }) => `${rank}. seat ${seat}`).join(', ')));
  return `${lines.join('\n')}\n`;
};

export const row = (name: string, text: string): string => `${name.padEnd(14)} ${text}`.trimEnd();

export const transferLine = ({ from, to, points, reason }: Transfer): string =>
  row('ledger', `${from} -> ${to}  ${points}  ${reason}`);

/** The type, then every field in its order: seats and short values plainly, longer ones with their names. */
export const eventLine = (set: TileSet, event: AnyEvent): string => {
  const { type, seat, ...rest } = withCodes(set, event) as Readonly<Record<string, unknown>>;
  const fields = Object.entries(rest).flatMap(([key, value]) => fieldText(key, value));
  return row(String(type), [...(seat === undefined ? [] : [String(seat)]), ...fields].join(' | '));
};

/** What goes without saying. */
const QUIET: readonly unknown[] = [null, false, 'front'];

const fieldText = (key: string, value: unknown): string[] => {
  if (QUIET.includes(value) || (Array.isArray(value) && value.length === 0)) return [];
  if (value === true) return [key];
  if (key === 'tile') return [String(value)];
  return [`${key} ${valueText(value)}`];
};

const valueText = (value: unknown): string => {
  if (Array.isArray(value)) return listText(value);
  if (typeof value !== 'object' || value === null) return value === null ? '-' : String(value);
  return Object.entries(value)
    .filter(([, item]) => !QUIET.includes(item))
    .map(([key, item]) =>
      key === 'type' || key === 'kind' || key === 'tile' ? valueText(item) : `${key} ${valueText(item)}`,
    )
    .join(' ');
};

/** Tiles run together; lists of other things are set apart. */
const listText = (items: readonly unknown[]): string => {
  if (items.length === 0) return '-';
  const isPlain = items.every((item) => typeof item === 'string' && /^\d[a-z]$/.test(item));
  return isPlain
    ? items.join('')
    : items.map(valueText).join(items.every((item) => typeof item !== 'object') ? ' ' : ', ');
};
