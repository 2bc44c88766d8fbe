/** What all sockets of a process share. */

import type { ServerLog } from '../cluster/serverLog.ts';
import type { Reached } from '../cluster/tables.ts';
import type { Known } from '../store/guests.ts';
import type { SocketLimits } from './limits.ts';
import { Buckets, Tally } from './limits.ts';

export interface HousePorts {
  /** Where a table is. Rejects while this process takes none. */
  reach(code: string): Promise<Reached>;
  guestOf(token: string): Promise<Known | null>;
  /** What processes know each other by. */
  secret(): string;
  readonly limits: SocketLimits;
  readonly log: ServerLog;
  /** For the operators: by code alone. */
  refused(code: string): void;
}

export class House {
  readonly ports: HousePorts;
  readonly byAddress: Tally;
  readonly byGuest: Tally;
  readonly knocks: Buckets;
  readonly misses: Buckets;

  constructor(ports: HousePorts) {
    this.ports = ports;
    this.byAddress = new Tally(ports.limits.perAddress);
    this.byGuest = new Tally(ports.limits.perGuest);
    this.knocks = new Buckets(ports.limits.knocks);
    this.misses = new Buckets(ports.limits.misses);
  }
}
