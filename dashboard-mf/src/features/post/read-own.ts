import type { Tipo } from 'domain/values/ids';
import { readItem } from 'kit/data/read';
import type { OwnItem } from 'kit/data/schemas';
import { failureOf, logUnforeseen } from 'kit/failure';

/** What came of reading an own item, in words for the person when it can't be had. */
export type Reading = { kind: 'ok'; item: OwnItem } | { kind: 'failed'; message: string; retry: boolean };

/** Reads an own item; never rejects, so that a loader can hand it on unawaited. */
export async function readOwn(tipo: Tipo, id: string): Promise<Reading> {
  try {
    return { kind: 'ok', item: await readItem(tipo, id) };
  } catch (error) {
    const { code, message } = failureOf(error);
    logUnforeseen(error);
    return { kind: 'failed', message: message, retry: code === 'no-connection' || code === 'internal' };
  }
}
