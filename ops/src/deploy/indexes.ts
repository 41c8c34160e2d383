import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { z } from '@vidriera/domain/zod-classic';
import { ROOT } from '@vidriera/local/cli/paths';
import { UserError } from '@vidriera/local/cli/user-error';
import { askFirebase, type Cli } from './firebase.ts';

const PAUSE_MS = 10_000;
const LIMIT_MS = 30 * 60_000;
/** A line of the Firebase CLI's list (firebase-tools, firestore/pretty-print.js): '[CREATING] (evento) -- (visible,ASCENDING) …'. */
const LINE = /\[([A-Z_]+)\] (\(.+\) -- .+)$/;
const fileSchema = z.object({ indexes: z.array(z.unknown()) });

/** How long to wait, and how often to look. */
export interface Patience {
  pauseMs: number;
  limitMs: number;
}

/**
 * Waits until Firestore has built every index: a query fails until its own is there. New ones on a new project take minutes, on much data
 * longer.
 * @throws UserError when one can't be built, or some are still being built at the end
 */
export async function indexesReady(
  cli: Cli,
  { pauseMs, limitMs }: Patience = { pauseMs: PAUSE_MS, limitMs: LIMIT_MS },
): Promise<void> {
  const end = Date.now() + limitMs;
  for (;;) {
    const indexes = await listed(cli);
    const broken = indexes.filter(({ state }) => state !== 'READY' && state !== 'CREATING');
    if (broken.length > 0) {
      throw new UserError(
        `Firestore could not build ${broken.map(({ index }) => index).join('; ')}: delete it in the console (Firestore → Indexes), then deploy again. Functions and sites are as they were.`,
      );
    }
    const left = indexes.filter(({ state }) => state === 'CREATING').length;
    if (left === 0) return;
    if (Date.now() + pauseMs > end) {
      throw new UserError(
        `Firestore is still building ${left} of ${indexes.length} indexes: deploy again when the console shows them as enabled (Firestore → Indexes). Functions and sites are as they were.`,
      );
    }
    cli.log(`Firestore is building ${left} of ${indexes.length} indexes: functions and sites wait for them.`);
    await wait(pauseMs, undefined, { signal: cli.signal });
  }
}

/** The indexes that a list of the Firebase CLI names. */
export function indexesIn(said: string): { state: string; index: string }[] {
  const lines = stripVTControlCharacters(said).split('\n');
  return lines.flatMap((line) => {
    const [, state, index] = LINE.exec(line) ?? [];
    return state && index ? [{ state, index: index.trim() }] : [];
  });
}

/** The indexes of the database. @throws UserError when the account may not list them */
async function listed(cli: Cli): Promise<{ state: string; index: string }[]> {
  const said = await askFirebase(
    cli,
    ROOT,
    ['firestore:indexes', '--pretty'],
    (stdout) =>
      `The indexes of ${cli.project} can't be listed: the account needs the role Cloud Datastore Index Admin.\n${stdout}`,
  );
  const indexes = indexesIn(said);
  const wanted = fileSchema.parse(JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8')));
  if (indexes.length < wanted.indexes.length) {
    throw new Error(`The Firebase CLI lists ${indexes.length} of ${wanted.indexes.length} indexes:\n${said}`);
  }
  return indexes;
}
