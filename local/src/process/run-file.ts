import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from '@vidriera/domain/zod-classic';
import { UserError } from '../cli/user-error.ts';
import { type Entry, processTable } from './table.ts';
import { ProcessTree } from './tree.ts';

const Member = z.object({ pid: z.int(), started: z.string() });
const RunFile = z.object({ owner: Member, members: z.array(Member) });
type Member = z.infer<typeof Member>;

/** A run that is written down, so that the next one knows of it. */
export interface Claim {
  /** Writes down which processes belong to the run. */
  update: (members: Entry[]) => void;
  release: () => void;
}

/**
 * Claims `file` for this process. When an earlier run was killed so hard that its children live on, they are stopped first.
 * @throws UserError when another process holds the claim
 */
export async function claimRun(file: string, log: (line: string) => void): Promise<Claim> {
  const earlier = readRunFile(file);
  if (earlier) {
    if (isRunning(earlier.owner)) {
      throw new UserError(
        `npm start is already running in this folder (process ${earlier.owner.pid}): use that one, or stop it with Ctrl-C first.`,
      );
    }
    const left = ProcessTree.of(earlier.members);
    const count = left.alive().length;
    if (count > 0) log(`Stopping ${count} process(es) left by a run that was killed`);
    await left.kill();
  }
  const started = processTable().get(process.pid)?.started ?? '';
  const owner: Member = { pid: process.pid, started };
  const update = (members: Member[]): void => {
    mkdirSync(dirname(file), { recursive: true });
    const kept = members.map(({ pid, started: since }) => ({ pid, started: since }));
    replace(file, JSON.stringify({ owner, members: kept }));
  };
  update([]);
  return { update, release: () => rmSync(file, { force: true }) };
}

/** Puts a text in the place of a file's, whole. On a full disk what was there stays: the run ends of that by itself, and stops what it started. */
function replace(file: string, text: string): void {
  const next = `${file}.next`;
  try {
    writeFileSync(next, text);
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

function isRunning({ pid, started }: Member): boolean {
  return processTable().get(pid)?.started === started;
}

/** A file that is missing, or was cut short by a crash, tells of no run. */
function readRunFile(file: string): z.infer<typeof RunFile> | undefined {
  try {
    return RunFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return undefined;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
