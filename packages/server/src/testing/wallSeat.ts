/** A program's part in making the wall, as the page takes it: with a memory that outlasts its line. */
import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { OUTLINES, resolveOptions } from '@paiju/engine';
import type { FairKept } from '@paiju/engine/fair';
import { FairPlayer, signedText } from '@paiju/engine/fair';
import type { OnlineDown, TableNow, WallUp } from '@paiju/protocol';

const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

export class WallSeat {
  /** What is kept of each match, by table and number. */
  readonly kept = new Map<string, FairKept>();
  readonly #player: FairPlayer;
  #table: TableNow | null = null;

  constructor(say: (message: WallUp) => void) {
    this.#player = new FairPlayer({
      draw: () => randomBytes(32).toString('hex'),
      agreed: () => {
        if (this.#table === null) return null;
        const { ruleset, preset, changes } = this.#table.terms;
        const options = resolveOptions<object>(OUTLINES[ruleset].options, preset, changes);
        return options.ok ? { ruleset, options: options.value } : null;
      },
      recall: ({ table, match }) => this.kept.get(`${table} ${match}`) ?? null,
      keep: (kept) => void this.kept.set(`${kept.witness.table} ${kept.witness.match}`, kept),
      say,
      isSigned: async (what, hash, { key, signature }) => {
        const der = Buffer.concat([SPKI, Buffer.from(key, 'hex')]);
        const shown = createPublicKey({ key: der, format: 'der', type: 'spki' });
        return verify(null, Buffer.from(signedText(what, hash)), shown, Buffer.from(signature, 'hex'));
      },
    });
  }

  /** Of the match that was last promised. */
  get last(): FairKept | null {
    return this.#player.kept;
  }

  hear(message: OnlineDown): void {
    if (message.type === 'table') this.#table = message;
    else if (message.type === 'promise') this.#player.promised(message);
    else if (message.type === 'lock') this.#player.locked(message);
    else if (message.type === 'numbers') this.#player.dealt(message);
    else if (message.type === 'seated' && message.seat !== null) this.#player.began(this.#table?.match ?? 0);
  }
}
