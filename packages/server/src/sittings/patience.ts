/** What a table waits for while nothing happens: so long, and then something is done about it. */
import { Waiting } from './hosting.ts';
import type { SittingPorts, SittingTimes } from './ports.ts';

export class Patience {
  readonly hostGone: Waiting;
  readonly nobodyHere: Waiting;
  readonly nobodyPlays: Waiting;
  /** Others look on than everybody was told. */
  readonly othersWatch: Waiting;

  constructor(
    { wait, done }: Pick<SittingPorts, 'wait' | 'done'>,
    times: SittingTimes,
    ends: { hostGone(): void; othersWatch(): void },
  ) {
    this.hostGone = new Waiting(wait, times.hostAwayMs, ends.hostGone);
    this.nobodyHere = new Waiting(wait, times.idleMs, () => done('idle'));
    this.nobodyPlays = new Waiting(wait, times.abandonedMs, () => done('abandoned'));
    this.othersWatch = new Waiting(wait, times.watchersMs, ends.othersWatch);
  }

  end(): void {
    for (const one of [this.hostGone, this.nobodyHere, this.nobodyPlays, this.othersWatch]) one.look(false);
  }
}
