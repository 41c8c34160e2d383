import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * A running process. `started` (in the system's unit) distinguishes it from a later process with the same
 * pid.
 */
export interface ProcessEntry {
  pid: number;
  ppid: number;
  started: string;
}

/** Returns every visible process of this machine by pid, without zombies. */
export function processTable(): Map<number, ProcessEntry> {
  return process.platform === 'linux' ? fromProc() : fromPs();
}

/** Returns `root` and its descendants, parents first. */
export function descendants(table: Map<number, ProcessEntry>, root: number): ProcessEntry[] {
  const byParent = Map.groupBy(table.values(), (entry) => entry.ppid);
  const first = table.get(root);
  const found = first ? [first] : [];
  for (let i = 0; i < found.length; i++) {
    for (const child of byParent.get(found[i]?.pid ?? -1) ?? []) found.push(child);
  }
  return found;
}

/** Returns the processes with `NAME=value` in their inherited environment. Empty except on Linux. */
export function processesWithEnv(variable: string): ProcessEntry[] {
  if (process.platform !== 'linux') return [];
  return [...processTable().values()].filter(({ pid }) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(variable);
    } catch {
      return false; // ended, or another user's
    }
  });
}

/** Returns '' after the end of the process. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

function fromProc(): Map<number, ProcessEntry> {
  const table = new Map<number, ProcessEntry>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const entry = readStat(Number(name));
    if (entry) table.set(entry.pid, entry);
  }
  return table;
}

/** Reads /proc/PID/stat (proc(5)): state, ppid and starttime (22nd) follow the command in parentheses. */
function readStat(pid: number): ProcessEntry | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined; // ended after the listing
  }
  const [state, ppid, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  if (state === 'Z' || state === 'X') return undefined;
  return { pid, ppid: Number(ppid), started: rest[17] ?? '' };
}

function fromPs(): Map<number, ProcessEntry> {
  const table = new Map<number, ProcessEntry>();
  const output = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart='], { encoding: 'utf8' });
  for (const line of output.split('\n')) {
    const match = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.+?)\s*$/.exec(line);
    if (!match || match[3]?.startsWith('Z')) continue;
    table.set(Number(match[1]), { pid: Number(match[1]), ppid: Number(match[2]), started: match[4] ?? '' });
  }
  return table;
}
