/** Numbers for the operators. No label holds a name, a code or anything of a hand. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Counted {
  tables(): number;
  sockets(): number;
}

export class Metrics {
  readonly #registry = new Registry();
  readonly #appends: Histogram;
  readonly #lines: Counter;
  readonly #takenOver: Counter;
  readonly #stopped: Counter;
  readonly #refused: Counter<'code'>;

  constructor(counted: Counted) {
    const registers = [this.#registry];
    // Memory, processor time, and how late the event loop is.
    collectDefaultMetrics({ register: this.#registry });
    new Gauge({
      name: 'paiju_tables',
      help: 'Tables that this process runs.',
      registers,
      collect() {
        this.set(counted.tables());
      },
    });
    new Gauge({
      name: 'paiju_sockets',
      help: 'Sockets that are open.',
      registers,
      collect() {
        this.set(counted.sockets());
      },
    });
    this.#appends = new Histogram({
      name: 'paiju_append_seconds',
      help: 'How long a batch of entries took until it was kept.',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    });
    this.#lines = new Counter({ name: 'paiju_entries_total', help: 'Entries that were kept.', registers });
    this.#takenOver = new Counter({
      name: 'paiju_taken_over_total',
      help: 'Tables that this process has taken, from others or from rest.',
      registers,
    });
    this.#stopped = new Counter({
      name: 'paiju_stopped_total',
      help: 'Tables that were stopped because something could not be kept.',
      registers,
    });
    this.#refused = new Counter({
      name: 'paiju_refused_total',
      help: 'What was asked for and not given, by reason.',
      labelNames: ['code'],
      registers,
    });
  }

  appended({ ms, lines }: { readonly ms: number; readonly lines: number }): void {
    this.#appends.observe(ms / 1000);
    this.#lines.inc(lines);
  }

  takenOver(): void {
    this.#takenOver.inc();
  }

  stopped(): void {
    this.#stopped.inc();
  }

  refused(code: string): void {
    this.#refused.inc({ code });
  }

  get type(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
