/** A guest's part in making the wall: docs/fair-wall.md. What was told is remembered as long as the guest is there. */
import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { OUTLINES, resolveOptions } from '@paiju/engine';
import type { FairFinding, FairKept, FairPlayerPorts } from '@paiju/engine/fair';
import { FairPlayer, signedText } from '@paiju/engine/fair';
import type { OnlineDown, TableNow, WallDown, WallUp } from '@paiju/protocol';

interface WallEars {
  say(message: WallUp): void;
  found(finding: FairFinding): void;
}

/** What stands before the 32 bytes of a public key of Ed25519 (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

/** Whether the house has signed this with the key it shows. */
export const isSignedByHouse = (
  what: 'promise' | 'lock',
  hash: string,
  { key, signature }: { readonly key: string; readonly signature: string },
): boolean => {
  const der = Buffer.concat([SPKI, Buffer.from(key, 'hex')]);
  const shown = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(signedText(what, hash)), shown, Buffer.from(signature, 'hex'));
};

const isOfWall = (message: OnlineDown): message is WallDown =>
  message.type === 'promise' || message.type === 'lock' || message.type === 'numbers';

export class WallPlayer {
  readonly #kept = new Map<string, FairKept>();
  readonly #player: FairPlayer;
  #table: TableNow | null = null;

  constructor({ say, found }: WallEars) {
    const ports: FairPlayerPorts = {
      draw: () => randomBytes(32).toString('hex'),
      agreed: () => this.#agreed,
      recall: ({ table, match }) => this.#kept.get(`${table} ${match}`) ?? null,
      keep: (kept) => {
        const { table, match } = kept.witness;
        const before = this.#kept.get(`${table} ${match}`)?.finding ?? null;
        this.#kept.set(`${table} ${match}`, kept);
        if (before === null && kept.finding !== null) found(kept.finding);
      },
      say,
      isSigned: async (what, hash, by) => isSignedByHouse(what, hash, by),
    };
    this.#player = new FairPlayer(ports);
  }

  /** Whether it was about the wall, and nobody else need hear it. */
  hear(message: OnlineDown): message is WallDown {
    if (message.type === 'table') this.#table = message;
    if (message.type === 'seated' && message.seat !== null) this.#player.began(this.#table?.match ?? 0);
    if (!isOfWall(message)) return false;
    if (message.type === 'promise') this.#player.promised(message);
    else if (message.type === 'lock') this.#player.locked(message);
    else this.#player.dealt(message);
    return true;
  }

  get #agreed() {
    if (this.#table === null) return null;
    const { ruleset, preset, changes } = this.#table.terms;
    const options = resolveOptions<object>(OUTLINES[ruleset].options, preset, changes);
    return options.ok ? { ruleset, options: options.value } : null;
  }
}
