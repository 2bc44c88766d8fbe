/**
 * A player who takes part from the promise to the deal: commits when that is wanted, tells the number under one lock and no
 * other, and keeps what was told. Whoever plays has one: page, program and test.
 */
import type { Seat } from '../core/seat.ts';
import type { FairFinding, FairLock, FairNumbers, FairPromise, FairWitness } from './player.ts';
import { committing, lockFinding, numbersFinding, promiseFinding } from './player.ts';
import type { FairMatch } from './texts.ts';

/** What a device keeps of one match. */
export interface FairKept {
  readonly witness: FairWitness;
  /** The first thing that was wrong. */
  readonly finding: FairFinding | null;
}

/** `seat`: a commitment of this player is heard now, for this seat. */
export interface FairInvitation extends FairPromise {
  readonly seat: Seat | null;
}

export interface FairPlayerPorts {
  /** 256 bits that nobody can guess, in hexadecimal digits. */
  draw(): string;
  /** Game and options as they are agreed on at the table; null where that has not been said. */
  agreed(): { readonly ruleset: string; readonly options: object } | null;
  recall(match: FairMatch): FairKept | null;
  keep(kept: FairKept): void;
  say(
    message:
      | { readonly type: 'commit'; readonly match: number; readonly commitment: string }
      | { readonly type: 'number'; readonly match: number; readonly number: string },
  ): void;
  /** Whether this was signed with the key; where nobody can tell, it is taken to be. */
  isSigned(
    what: 'promise' | 'lock',
    hash: string,
    by: Pick<FairPromise, 'key' | 'signature'>,
  ): Promise<boolean>;
}

export class FairPlayer {
  readonly #ports: FairPlayerPorts;
  #kept: FairKept | null = null;
  /** Whether a commitment was wanted when it was last said: else somebody else speaks for the seat, or nobody. */
  #isWanted = false;

  constructor(ports: FairPlayerPorts) {
    this.#ports = ports;
  }

  /** Of the match that was last promised; null where this player has no part in it. */
  get kept(): FairKept | null {
    return this.#kept;
  }

  promised({ seat, ...given }: FairInvitation): void {
    this.#kept = this.#ports.recall(given);
    this.#isWanted = seat !== null;
    const known = this.#kept?.witness ?? null;
    const finding = known === null ? null : promiseFinding(known, given);
    if (finding !== null) this.#found(finding);
    else if (seat !== null && (known === null || known.lock === null)) this.#commit(given, seat);
    void this.#checkSignature('promise', given.promise, given);
  }

  #commit(given: FairPromise, seat: Seat): void {
    const agreed = this.#ports.agreed();
    if (agreed === null) return;
    const number = this.#kept?.witness.number ?? this.#ports.draw();
    const { witness, commitment } = committing(given, { seat, number, ...agreed });
    this.#keep({ witness, finding: this.#kept?.finding ?? null });
    this.#ports.say({ type: 'commit', match: given.match, commitment });
  }

  locked(given: FairLock): void {
    const kept = this.#of(given.match);
    if (kept === null) return;
    const { witness } = kept;
    const finding = lockFinding(witness, given);
    if (finding === null) {
      this.#keep({ ...kept, witness: { ...witness, lock: given, isTold: true } });
      // The same lock may be told again by whoever goes on with the table, who has heard no number yet.
      if (witness.numbers === null)
        this.#ports.say({ type: 'number', match: given.match, number: witness.number });
      const { key } = witness;
      void this.#checkSignature('lock', given.lock, { key, signature: given.signature });
    } else if (this.#isWanted || !isOfOwn(finding)) this.#found(finding);
  }

  dealt(given: FairNumbers): void {
    const kept = this.#of(given.match);
    if (kept === null) return;
    const { witness } = kept;
    const hasPart = witness.lock !== null;
    const isOther = witness.numbers !== null && witness.numbers.join() !== given.numbers.join();
    const finding = hasPart || this.#isWanted ? numbersFinding(witness, given) : null;
    this.#keep({ ...kept, witness: { ...witness, numbers: witness.numbers ?? given.numbers } });
    if (isOther) this.#found('number-changed');
    else if (finding !== null) this.#found(finding);
  }

  /** Tiles are dealt. Where no lock was told before, the own number has no part in them. */
  began(match: number): void {
    const kept = this.#of(match);
    if (kept !== null && kept.witness.lock === null && this.#isWanted) this.#found('commitment-missing');
  }

  #of(match: number): FairKept | null {
    return this.#kept?.witness.match === match ? this.#kept : null;
  }

  async #checkSignature(
    what: 'promise' | 'lock',
    hash: string,
    by: Pick<FairPromise, 'key' | 'signature'>,
  ): Promise<void> {
    const match = this.#kept?.witness.match;
    if (match === undefined || (await this.#ports.isSigned(what, hash, by))) return;
    if (this.#of(match) !== null) this.#found('signature-wrong');
  }

  #found(finding: FairFinding): void {
    if (this.#kept !== null) this.#keep({ ...this.#kept, finding: this.#kept.finding ?? finding });
  }

  #keep(kept: FairKept): void {
    this.#kept = kept;
    this.#ports.keep(kept);
  }
}

/** About the own commitment alone. Somebody may sit in one chair with two pages, and one of them speaks for it. */
const isOfOwn = (finding: FairFinding): boolean =>
  finding === 'commitment-missing' || finding === 'commitment-changed';
