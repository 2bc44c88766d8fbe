/** A server that is the test: it sees every socket that is opened, says what it likes, and closes when it likes. */
import type { FairKept } from '@paiju/engine/fair';
import type { OnlineDown, OnlineUp, TableNow } from '@paiju/protocol';
import { readOnlineUp, writeOnlineDown } from '@paiju/protocol';
import type { Entrance, LinkPorts, Wire } from '../link.ts';
import { OnlineLink } from '../link.ts';
import { OnlineSitting } from '../sitting.ts';
import type { WallMemory } from '../wallPlayer.ts';

/** The other end of one socket. */
export class ScriptedWire implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  readonly said: OnlineUp[] = [];
  isClosed = false;

  send(text: string): void {
    const read = readOnlineUp(text);
    if (!read.ok) throw new Error(`no message: ${text}`);
    this.said.push(read.value);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(...messages: readonly OnlineDown[]): void {
    for (const message of messages) this.onmessage?.({ data: writeOnlineDown(message) });
  }

  /** The server closes, or the line is cut. */
  cut(code = 1006): void {
    this.onclose?.({ code });
  }
}

/** As on a device of its own. */
const memory = (): WallMemory => {
  const kept = new Map<string, FairKept>();
  return {
    recall: ({ table, match }) => kept.get(`${table} ${match}`) ?? null,
    keep: (one) => void kept.set(`${one.witness.table} ${one.witness.match}`, one),
  };
};

interface Waiting {
  readonly at: number;
  readonly act: () => void;
}

export const TABLE: TableNow = {
  type: 'table',
  terms: {
    ruleset: 'xuezhan',
    preset: 'bury3',
    changes: {},
    clock: 'normal',
    watchDelayS: 30,
    isListed: false,
  },
  chairs: [
    { is: 'person', name: 'Ann', face: null, isHere: true },
    { is: 'empty' },
    { is: 'bot', level: 'novice' },
    { is: 'empty' },
  ],
  host: 0,
  phase: 'waiting',
  match: 0,
  joinCode: 'JOIN22',
  watchCode: 'WATCH3',
  own: 0,
  watchers: 0,
  again: [],
};

export const TOKEN = 'a'.repeat(43);

/** A link and what sits on it, with time that passes when the test says so. */
export const scripted = (entrance: Entrance = { code: 'JOIN22', token: TOKEN }) => {
  const wires: ScriptedWire[] = [];
  let waiting: Waiting[] = [];
  let now = 0;
  const ports: LinkPorts = {
    connect: () => {
      const wire = new ScriptedWire();
      wires.push(wire);
      return wire;
    },
    after: (ms, act) => {
      const own = { at: now + ms, act };
      waiting.push(own);
      return () => {
        waiting = waiting.filter((each) => each !== own);
      };
    },
    chance: () => 1,
  };
  const link = new OnlineLink(entrance, ports);
  const sitting = new OnlineSitting(link, { now: () => now, walls: memory() });
  link.start();
  return {
    link,
    sitting,
    wires,
    /** The socket of the moment. */
    get wire(): ScriptedWire {
      const wire = wires.at(-1);
      if (wire === undefined) throw new Error('nobody has connected');
      return wire;
    },
    /** What is due within this time happens, in its order. */
    pass(ms: number): void {
      const end = now + ms;
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (next === undefined) break;
        waiting = waiting.filter((each) => each !== next);
        now = next.at;
        next.act();
      }
      now = end;
    },
  };
};
