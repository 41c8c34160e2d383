import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** One running process. `started` tells it from a later one that got the same pid; its unit is the system's own. */
export interface Entry {
  pid: number;
  ppid: number;
  started: string;
}

/** Every process of this machine that can be seen, by pid. Zombies are left out: they hold nothing. */
export function processTable(): Map<number, Entry> {
  return process.platform === 'linux' ? fromProc() : fromPs();
}

/** `root` and all that descends from it in `table`, parents first. */
export function descendants(table: Map<number, Entry>, root: number): Entry[] {
  const byParent = Map.groupBy(table.values(), (entry) => entry.ppid);
  const first = table.get(root);
  const found = first ? [first] : [];
  for (let i = 0; i < found.length; i++) {
    for (const child of byParent.get(found[i]?.pid ?? -1) ?? []) found.push(child);
  }
  return found;
}

/**
 * The processes that were started with `NAME=value` in their environment, which children inherit. Only Linux tells; elsewhere
 * the answer is empty.
 */
export function startedWith(variable: string): Entry[] {
  if (process.platform !== 'linux') return [];
  return [...processTable().values()].filter(({ pid }) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(variable);
    } catch {
      return false; // it has ended, or belongs to somebody else
    }
  });
}

/** The command line of a process, its words separated by spaces; empty when it is gone. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return ''; // it has ended
  }
}

function fromProc(): Map<number, Entry> {
  const table = new Map<number, Entry>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const entry = readStat(Number(name));
    if (entry) table.set(entry.pid, entry);
  }
  return table;
}

/** Reads /proc/PID/stat (proc(5)): after the command in parentheses come state, ppid and, 22nd of all, starttime. */
function readStat(pid: number): Entry | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined; // it ended between the listing and the reading
  }
  const [state, ppid, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  if (state === 'Z' || state === 'X') return undefined;
  return { pid, ppid: Number(ppid), started: rest[17] ?? '' };
}

function fromPs(): Map<number, Entry> {
  const table = new Map<number, Entry>();
  const output = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart='], { encoding: 'utf8' });
  for (const line of output.split('\n')) {
    const match = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.+?)\s*$/.exec(line);
    if (!match || match[3]?.startsWith('Z')) continue;
    table.set(Number(match[1]), { pid: Number(match[1]), ppid: Number(match[2]), started: match[4] ?? '' });
  }
  return table;
}
