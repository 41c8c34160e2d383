import { setTimeout as sleep } from 'node:timers/promises';
import { descendants, type Entry, processTable, startedWith } from './table.ts';

/** Every tree that was not stopped yet. */
const live = new Set<ProcessTree>();

/** Kills every process that was started through a tree: the last thing a run does, whatever ends it. */
export function killEverything(): void {
  for (const tree of live) for (const { pid } of tree.alive()) send(pid, 'SIGKILL');
}

const POLL_MS = 100;
const WATCH_MS = 1000;

/**
 * A process and everything it ever started. It is looked at every second, so that children are still known (and can be
 * stopped) after their parent died and the system gave them another.
 */
export class ProcessTree {
  readonly #known = new Map<number, string>();
  readonly #timer: NodeJS.Timeout;
  readonly #root: number;
  readonly #mark: string | undefined;
  readonly #changed: ((members: Entry[]) => void) | undefined;

  /**
   * @param mark a `NAME=value` of the root's environment, by which children are found that it started after the last look and
   *   left behind when it was killed
   * @param changed told whenever the set of living members is another one
   */
  constructor(root: number, mark?: string, changed?: (members: Entry[]) => void) {
    this.#root = root;
    this.#mark = mark;
    this.#changed = changed;
    const entry = processTable().get(root);
    if (entry) this.#known.set(entry.pid, entry.started);
    this.#timer = setInterval(() => this.alive(), WATCH_MS);
    this.#timer.unref();
    live.add(this);
  }

  /** A tree known from an earlier look, such as one left behind by a run that was killed. */
  static of(members: Pick<Entry, 'pid' | 'started'>[]): ProcessTree {
    const tree = new ProcessTree(-1);
    for (const { pid, started } of members) tree.#known.set(pid, started);
    return tree;
  }

  /** The members that are running now. */
  alive(): Entry[] {
    const table = processTable();
    const before = this.#known.size;
    let gone = 0;
    for (const [pid, started] of this.#known) {
      if (table.get(pid)?.started === started) continue;
      this.#known.delete(pid);
      gone++;
    }
    if (this.#mark && !this.#known.has(this.#root)) {
      for (const { pid, started } of startedWith(this.#mark)) this.#known.set(pid, started);
    }
    for (const pid of [...this.#known.keys()]) {
      for (const child of descendants(table, pid)) this.#known.set(child.pid, child.started);
    }
    const members = [...this.#known.keys()].flatMap((pid) => table.get(pid) ?? []);
    if (gone > 0 || this.#known.size !== before) this.#changed?.(members);
    return members;
  }

  /**
   * Asks the root to stop, and what it leaves behind when it is gone; gives the whole tree `graceMs` to go, then kills what is left.
   * Resolves when no member runs.
   * @returns how many had to be killed
   */
  async stop(signal: NodeJS.Signals, graceMs: number): Promise<number> {
    const asked = new Set<number>();
    const deadline = Date.now() + graceMs;
    let left = this.alive();
    while (left.length > 0 && Date.now() < deadline) {
      const root = left.filter(({ pid }) => pid === this.#root);
      for (const { pid } of root.length > 0 ? root : left) {
        if (!asked.has(pid)) send(pid, signal);
        asked.add(pid);
      }
      await sleep(POLL_MS);
      left = this.alive();
    }
    await this.kill();
    return left.length;
  }

  /** Kills every member at once, again and again until none is left. */
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
    // ESRCH: it ended in the meantime, which is what was wanted.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
