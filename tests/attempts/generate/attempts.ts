import { createHash } from 'node:crypto';
import type { Actor } from '../../support/actors.ts';
import type { FirestoreFields, FirestoreWrite } from '../support/wire.ts';

/** Placeholder for an attempt's unique number of five characters. */
export const NUMBER = 'n0nce';
export const uidOf = (actor: Actor): string => actor + NUMBER;

/**
 * Placeholder for the 12 hex digits that begin an actor's new ids. They follow from the uid, so from the
 * attempt's number.
 */
export const prefixOf = (actor: Actor): string => `⟨${actor}⟩`;
/** The same in capitals, with which no id begins. */
export const capitalsOf = (actor: Actor): string => `⟨${actor}↑⟩`;

export interface Attempt {
  actor: Actor;
  stored: [path: string, fields: FirestoreFields][];
  /** Stored, then deleted before the commit. */
  deleted?: [path: string, fields: FirestoreFields][];
  writes: FirestoreWrite[];
}

let count = 0;
/** Returns a unique number. */
export const numberOf = (): string => (count++).toString(36).padStart(NUMBER.length, '0');

/** Fills in the number everywhere, so that attempts share no documents or files. */
export function numbered<T>(value: T, number: string): T {
  const hash = (actor: string) => createHash('sha256').update(`${actor}${number}`).digest('hex').slice(0, 12);
  const text = JSON.stringify(value)
    .replaceAll(NUMBER, number)
    .replaceAll(/⟨(\w+)⟩/g, (_, actor: string) => hash(actor))
    // A hash of digits alone has no capitals; a letter makes it wrong too.
    .replaceAll(/⟨(\w+)↑⟩/g, (_, actor: string) => hash(actor).toUpperCase().replace(/^\d+$/, 'A$&'));
  return JSON.parse(text) as T;
}
