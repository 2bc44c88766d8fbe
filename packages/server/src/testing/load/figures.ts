/** What a process says of itself when it is asked from outside. */

export interface ProcessFigures {
  /** Of all threads, in seconds since the process began. */
  readonly cpuSeconds: number;
  /** Of the thread on which everything at tables happens; null where Node does not tell. */
  readonly mainCpuSeconds: number | null;
  readonly residentBytes: number;
  /** What is alive on the heap. */
  readonly heapBytes: number;
  /** Beside the heap: buffers, and what compression holds is in none of them but in `residentBytes`. */
  readonly externalBytes: number;
  /** How late the event loop came, in milliseconds, since the last time it was asked for. */
  readonly delay: { readonly median: number; readonly p99: number; readonly most: number };
  /** Pauses in which garbage was collected, in milliseconds, since the last time it was asked for. */
  readonly garbage: { readonly all: number; readonly most: number };
}

/** What a probe is asked for; it answers with figures. */
export interface FiguresWish {
  readonly probe: true;
  /** Whether what is only garbage is thrown away first. */
  readonly isClean?: boolean;
  /** Begins a CPU profile the first time, and writes it to this file the second. */
  readonly profileTo?: string;
}
