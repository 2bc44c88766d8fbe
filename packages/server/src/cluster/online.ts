/** The online part of a process: what it keeps, the tables it runs, and its place among the other processes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Conduct } from '../conduct/conduct.ts';
import { Suspended } from '../conduct/suspensions.ts';
import { People } from '../people/people.ts';
import { Clerk } from '../ratings/clerk.ts';
import type { HouseKey } from '../sittings/houseKey.ts';
import { houseKeyFrom } from '../sittings/houseKey.ts';
import type { SittingTimes } from '../sittings/ports.ts';
import type { Known } from '../store/guests.ts';
import type { Member, Released, Suspension } from '../store/member.ts';
import type { Store, StorePlace } from '../store/store.ts';
import { openStore } from '../store/store.ts';
import { hashOf, isSame } from '../store/tokens.ts';
import type { ServerLog } from './serverLog.ts';
import { Tables } from './tables.ts';
import { warmedUp } from './warmUp.ts';

/** Several processes hear of a death at the same moment; who comes first takes what it can. */
const JITTER_MS = 150;
const ORPHANS_AT_ONCE = 20;
/** Tables of which nobody has heard that they were let go, or that could not be taken when somebody did. */
const ORPHANS_MS = 5_000;
const REGISTER_AGAIN_MS = 1_000;
const SEEN_MS = 3_600_000;
/** Matches whose process died before it had written down how they ended. */
const RECKON_MS = 5_000;
const TIDY_MS = 3_600_000;
const JUDGE_MS = 60_000;

export interface OnlinePlan extends StorePlace {
  /** Where other processes reach this one. */
  readonly address: string;
  readonly times: SittingTimes;
  /** What nobody has used for so long is deleted; 0 for never. */
  readonly keepDays: number;
  /** Nobody is signed in on this device any more. */
  signedOut(device: string): void;
  /** Somebody may not be here any more. */
  suspended(suspension: Suspension): void;
  readonly log: ServerLog;
  readonly count: { takenOver(): void; stopped(): void };
}

export class Online {
  readonly store: Store;
  readonly tables: Tables;
  readonly people: People;
  readonly conduct: Conduct;
  readonly #clerk: Clerk;
  readonly #plan: OnlinePlan;
  readonly secret: string;
  #member: Member | null = null;
  #isStopping = false;
  readonly #timers: NodeJS.Timeout[] = [];
  #adopting: Promise<void> | null = null;
  /** Somebody may have let tables go since they were looked for. */
  #mayHaveOrphans = false;
  #checking: Promise<boolean> | null = null;

  private constructor(store: Store, secret: string, house: HouseKey, plan: OnlinePlan) {
    this.store = store;
    this.people = new People(store);
    this.secret = secret;
    this.#plan = plan;
    const { times, log, count } = plan;
    this.conduct = new Conduct(store);
    this.#clerk = new Clerk(store, (problem) => log.warn(problem, 'a match cannot be read'));
    const { conduct } = this;
    const over = (): void => this.#reckon();
    this.tables = new Tables({ store, conduct, over, member: () => this.#member, times, house, log, count });
  }

  /** Rejects with `StoreFailed` where there is nothing to keep things in. */
  static async open(plan: OnlinePlan): Promise<Online> {
    const store = await openStore(plan);
    try {
      const online = new Online(store, await store.secret(), houseKeyFrom(await store.houseKey()), plan);
      // Whoever is alone takes nothing from others, and people want their page now.
      if (store.kind === 'postgres') await warmedUp();
      await online.#register();
      online.#tidyFromNowOn();
      online.#judgeFromNowOn();
      online.#reckon();
      online.#every(RECKON_MS, () => online.#reckon());
      online.#every(ORPHANS_MS, () => online.#adoptAll());
      return online;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  /** Whether tables can be run here now. However many ask, the database is asked once at a time. */
  async isReady(): Promise<boolean> {
    if (this.#member === null || this.#isStopping) return false;
    this.#checking ??= this.store
      .check()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.#checking = null;
      });
    return this.#checking;
  }

  /** Rejects with `Suspended` where somebody may not come in. */
  async guestOf(token: string): Promise<Known | null> {
    const found = await this.#guestOf(token);
    const suspension = found === null ? null : await this.conduct.suspensionOf(found.id);
    if (suspension !== null) throw new Suspended(suspension);
    return found;
  }

  async #guestOf(token: string): Promise<Known | null> {
    const hash = hashOf(token);
    const found = await this.store.guests.findByToken(hash);
    if (found === null || !isSame(found.tokenHash, hash)) return null;
    // When somebody was here last is no reason to let them wait, and nothing to write down each time that a thousand come back at once.
    if (Date.now() - found.seenAt.getTime() > SEEN_MS) this.store.guests.touch(found).catch(() => undefined);
    return found;
  }

  /** Hands every table over, and leaves. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    const member = this.#member;
    const others = (await member?.others().catch(() => [])) ?? [];
    await this.tables.handOver(others.map(({ id }) => id));
    await member?.leave();
    await this.#clerk.settled();
    await this.store.close();
  }

  #tidyFromNowOn(): void {
    const { keepDays, log } = this.#plan;
    const tidy = async (): Promise<void> => {
      log.info(await this.store.expire(keepDays), 'deleted what nobody has used for long');
      await this.people.farewells.finish();
    };
    this.#safely(tidy(), 'not tidied');
    this.#every(TIDY_MS, () => this.#safely(tidy(), 'not tidied'));
  }

  /** Matches that were over when whoever should have looked at them was killed. */
  #judgeFromNowOn(): void {
    const judge = (): void => this.#safely(this.conduct.judgeForgotten(), 'not judged');
    judge();
    this.#every(JUDGE_MS, judge);
  }

  /** How a match ended, and what it says of who played it. */
  #reckon(): void {
    this.#safely(this.#clerk.reckonAll(), 'not reckoned');
  }

  #every(ms: number, act: () => void): void {
    this.#timers.push(setInterval(act, ms).unref());
  }

  async #register(): Promise<void> {
    this.#member = await this.store.register({
      address: this.#plan.address,
      onLost: () => this.#lost(),
      onGone: () => this.#adoptAll(),
      onReleased: (released) => this.#released(released),
      onSignedOut: (device) => this.#plan.signedOut(device),
      onSuspended: (suspension) => this.#plan.suspended(suspension),
      onFarewell: (guest) => this.tables.forget(guest),
    });
    this.#adoptAll();
  }

  /** To the others this process is dead: it runs nothing any more, until it is among them again. */
  #lost(): void {
    this.#member = null;
    if (this.#isStopping) return;
    this.#plan.log.warn({}, 'lost the database');
    this.tables.drop();
    void this.#registerAgain();
  }

  async #registerAgain(): Promise<void> {
    for (;;) {
      if (this.#isStopping || this.#member !== null) return;
      await this.#register().catch(() => sleep(REGISTER_AGAIN_MS, undefined, { ref: false }));
    }
  }

  #released({ sitting, to }: Released): void {
    if (this.#isStopping) return;
    const me = this.#member?.id;
    if (to === me) this.#safely(this.tables.adopt(sitting).then(() => undefined));
    else if (to === null) this.#adoptAll();
  }

  /** Looks once more where it is looking already: however many tables are let go, it is asked for them one time after the other. */
  #adoptAll(): void {
    this.#mayHaveOrphans = true;
    this.#adopting ??= this.#adoptOrphans().finally(() => {
      this.#adopting = null;
    });
    this.#safely(this.#adopting);
  }

  /** Tables at which a match is played wait for nobody to come by; the others are taken when somebody does. */
  async #adoptOrphans(): Promise<void> {
    await sleep(Math.random() * JITTER_MS, undefined, { ref: false });
    while (this.#mayHaveOrphans) {
      this.#mayHaveOrphans = false;
      if (this.#isStopping || this.#member === null) return;
      const orphans = await this.#member.orphans(ORPHANS_AT_ONCE);
      const adopted = await Promise.allSettled(orphans.map((id) => this.tables.adopt(id)));
      this.#mayHaveOrphans ||= adopted.some((one) => one.status === 'fulfilled' && one.value);
    }
  }

  #safely(work: Promise<void>, failure = 'not adopted'): void {
    work.catch((error: unknown) =>
      this.#plan.log.warn({ error: error instanceof Error ? error.name : typeof error }, failure),
    );
  }
}
