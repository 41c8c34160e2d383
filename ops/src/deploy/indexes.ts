import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { z } from '@vidriera/domain/zod-classic';
import { ROOT } from '@vidriera/local/cli/paths';
import { UserError } from '@vidriera/local/cli/user-error';
import { askFirebase, type FirebaseCli } from './firebase.ts';

const PAUSE_MS = 10_000;
const LIMIT_MS = 30 * 60_000;
/** A line of the Firebase CLI (firestore/pretty-print.js): '[CREATING] (evento) -- (visible,ASCENDING) …'. */
const LINE = /\[([A-Z_]+)\] (\(.+\) -- .+)$/;
const fileSchema = z.object({ indexes: z.array(z.unknown()) });

/** Pause between checks, and the limit (ms). */
export interface WaitLimits {
  pauseMs: number;
  limitMs: number;
}

/**
 * Waits until Firestore has built every index, because queries fail before. On a new project it takes
 * minutes.
 * @throws UserError when an index fails, or on timeout
 */
export async function waitForIndexes(
  cli: FirebaseCli,
  { pauseMs, limitMs }: WaitLimits = { pauseMs: PAUSE_MS, limitMs: LIMIT_MS },
): Promise<void> {
  const end = Date.now() + limitMs;
  for (;;) {
    const indexes = await listIndexes(cli);
    const broken = indexes.filter(({ state }) => state !== 'READY' && state !== 'CREATING');
    if (broken.length > 0) {
      throw new UserError(
        `Firestore could not build ${broken.map(({ index }) => index).join('; ')}: delete it in the console (Firestore → Indexes), then deploy again. Functions and sites are unchanged.`,
      );
    }
    const left = indexes.filter(({ state }) => state === 'CREATING').length;
    if (left === 0) return;
    if (Date.now() + pauseMs > end) {
      throw new UserError(
        `Firestore is still building ${left} of ${indexes.length} indexes: deploy again when the console shows them as enabled (Firestore → Indexes). Functions and sites are unchanged.`,
      );
    }
    cli.log(`Firestore is building ${left} of ${indexes.length} indexes: functions and sites wait for them.`);
    await wait(pauseMs, undefined, { signal: cli.signal });
  }
}

/** Parses the index list of the Firebase CLI. */
export function parseIndexes(output: string): { state: string; index: string }[] {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines.flatMap((line) => {
    const [, state, index] = LINE.exec(line) ?? [];
    return state && index ? [{ state, index: index.trim() }] : [];
  });
}

/** Lists the indexes of the database. @throws UserError without permission to list them */
async function listIndexes(cli: FirebaseCli): Promise<{ state: string; index: string }[]> {
  const output = await askFirebase(
    cli,
    ROOT,
    ['firestore:indexes', '--pretty'],
    (stdout) =>
      `The indexes of ${cli.project} cannot be listed: the account needs the role Cloud Datastore Index Admin.\n${stdout}`,
  );
  const indexes = parseIndexes(output);
  const expected = fileSchema.parse(JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8')));
  if (indexes.length < expected.indexes.length) {
    throw new Error(
      `The Firebase CLI lists ${indexes.length} of ${expected.indexes.length} indexes:\n${output}`,
    );
  }
  return indexes;
}
