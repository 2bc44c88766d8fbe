/** The page's part in making the wall (docs/fair-wall.md): it commits and tells its number by itself. */
import { OUTLINES, resolveOptions } from '@paiju/engine';
import type { FairKept, FairMatch } from '@paiju/engine/fair';
import { FairPlayer } from '@paiju/engine/fair';
import type { TableNow, WallDown, WallUp } from '@paiju/protocol';
import { isSignedByHouse } from './signed.ts';

/** What outlasts the page. */
export interface WallMemory {
  recall(match: FairMatch): FairKept | null;
  keep(kept: FairKept): void;
}

export interface WallPlayerPorts extends WallMemory {
  table(): TableNow | null;
  say(message: WallUp): void;
  /** Something of it is another. */
  changed(kept: FairKept | null): void;
}

const BYTES = 32;

const draw = (): string =>
  Array.from(globalThis.crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const agreedAt = (table: TableNow | null) => {
  if (table === null) return null;
  const { ruleset, preset, changes } = table.terms;
  const options = resolveOptions<object>(OUTLINES[ruleset].options, preset, changes);
  return options.ok ? { ruleset, options: options.value } : null;
};

export class WallPlayer {
  readonly #player: FairPlayer;
  readonly #ports: WallPlayerPorts;
  readonly #kept = new Map<number, FairKept>();

  constructor(ports: WallPlayerPorts) {
    this.#ports = ports;
    this.#player = new FairPlayer({
      draw,
      agreed: () => agreedAt(ports.table()),
      recall: (match) => ports.recall(match),
      keep: (kept) => {
        this.#kept.set(kept.witness.match, kept);
        ports.keep(kept);
        ports.changed(kept);
      },
      say: (message) => ports.say(message),
      isSigned: async (what, hash, by) => (await isSignedByHouse(what, hash, by)) ?? true,
    });
  }

  hear(message: WallDown): void {
    if (message.type === 'promise') {
      this.#player.promised(message);
      this.#ports.changed(this.#player.kept);
    } else if (message.type === 'lock') this.#player.locked(message);
    else this.#player.dealt(message);
  }

  /** What was kept of a match at this table; null where this device had no part in it. */
  of(match: number): FairKept | null {
    return this.#kept.get(match) ?? null;
  }

  /** Tiles are dealt to the own seat. */
  began(): void {
    this.#player.began(this.#ports.table()?.match ?? 0);
  }
}
