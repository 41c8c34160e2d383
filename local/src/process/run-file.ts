import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from '@vidriera/domain/zod-classic';
import { UserError } from '../cli/user-error.ts';
import { type ProcessEntry, processTable } from './table.ts';
import { ProcessTree } from './tree.ts';

const Member = z.object({ pid: z.int(), started: z.string() });
const RunFile = z.object({ owner: Member, members: z.array(Member) });
type Member = z.infer<typeof Member>;

/** A run recorded in a file for the next run. */
export interface RunClaim {
  update: (members: ProcessEntry[]) => void;
  release: () => void;
}

/**
 * Claims `file` for this process. Stops children left by a killed run first.
 * @throws UserError when another process holds the claim
 */
export async function claimRun(file: string, log: (line: string) => void): Promise<RunClaim> {
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
    replaceFile(file, JSON.stringify({ owner, members: kept }));
  };
  update([]);
  return { update, release: () => rmSync(file, { force: true }) };
}

/** Replaces a file atomically. Keeps the old one on a full disk: the failing log ends the run anyway. */
function replaceFile(file: string, text: string): void {
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

function readRunFile(file: string): z.infer<typeof RunFile> | undefined {
  try {
    return RunFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return undefined;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
