import { setTimeout as sleep } from 'node:timers/promises';
import { descendants, type ProcessEntry, processesWithEnv, processTable } from './table.ts';

const live = new Set<ProcessTree>();

/** Kills every process of every tree. It runs last, on any exit. */
export function killAllTrees(): void {
  for (const tree of live) for (const { pid } of tree.alive()) send(pid, 'SIGKILL');
}

const POLL_MS = 100;
const WATCH_MS = 5000; // every second took 8 % of a processor beside a stack of 140 processes

/** A process and all its descendants. Polled, so children stay known after their parent dies. */
export class ProcessTree {
  readonly #known = new Map<number, string>();
  readonly #timer: NodeJS.Timeout;
  readonly #root: number;
  readonly #mark: string | undefined;

  /** @param mark `NAME=value` of the root's environment; finds children that the polling missed */
  constructor(root: number, mark?: string) {
    this.#root = root;
    this.#mark = mark;
    const entry = processTable().get(root);
    if (entry) this.#known.set(entry.pid, entry.started);
    this.#timer = setInterval(() => this.alive(), WATCH_MS);
    this.#timer.unref();
    live.add(this);
  }

  alive(): ProcessEntry[] {
    const table = processTable();
    for (const [pid, started] of this.#known) {
      if (table.get(pid)?.started !== started) this.#known.delete(pid);
    }
    if (this.#mark && !this.#known.has(this.#root)) {
      for (const { pid, started } of processesWithEnv(this.#mark)) this.#known.set(pid, started);
    }
    for (const pid of [...this.#known.keys()]) {
      for (const child of descendants(table, pid)) this.#known.set(child.pid, child.started);
    }
    return [...this.#known.keys()].flatMap((pid) => table.get(pid) ?? []);
  }

  /**
   * Signals the root, then its remaining members, and kills survivors after `graceMs`. Resolves when no
   * member runs.
   * @returns the number of killed members
   */
  async stop(signal: NodeJS.Signals, graceMs: number): Promise<number> {
    const signalled = new Set<number>();
    const deadline = Date.now() + graceMs;
    let left = this.alive();
    while (left.length > 0 && Date.now() < deadline) {
      const root = left.filter(({ pid }) => pid === this.#root);
      for (const { pid } of root.length > 0 ? root : left) {
        if (!signalled.has(pid)) send(pid, signal);
        signalled.add(pid);
      }
      await sleep(POLL_MS);
      left = this.alive();
    }
    await this.kill();
    return left.length;
  }

  async kill(): Promise<void> {
    for (let left = this.alive(); left.length > 0; left = this.alive()) {
      for (const { pid } of left) send(pid, 'SIGKILL');
      await sleep(POLL_MS);
    }
    clearInterval(this.#timer);
    live.delete(this);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // ESRCH: it has already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
