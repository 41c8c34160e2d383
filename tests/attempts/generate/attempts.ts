import { createHash } from 'node:crypto';
import type { Actor } from '../../support/actors.ts';
import type { FirestoreFields, FirestoreWrite } from '../support/wire.ts';

/** Stands for a number that no other attempt has, five characters long, in every text of an attempt. */
export const NUMBER = 'n0nce';
export const uidOf = (actor: Actor): string => actor + NUMBER;

/** Stands for the 12 hex digits that an actor's new ids begin with: they follow from the uid, so from the attempt's number. */
export const prefixOf = (actor: Actor): string => `⟨${actor}⟩`;
/** The same in capital letters, which no id begins with. */
export const capitalsOf = (actor: Actor): string => `⟨${actor}↑⟩`;

/** A commit that somebody tries, and what is stored before it. */
export interface Attempt {
  actor: Actor;
  stored: [path: string, fields: FirestoreFields][];
  /** What was stored and is deleted before the commit is tried. */
  deleted?: [path: string, fields: FirestoreFields][];
  writes: FirestoreWrite[];
}

let count = 0;
/** A number that no attempt had before. */
export const numberOf = (): string => (count++).toString(36).padStart(NUMBER.length, '0');

/** The same with a number of its own everywhere, so that no attempt meets another's documents or files. */
export function numbered<T>(value: T, number: string): T {
  const hash = (actor: string) => createHash('sha256').update(`${actor}${number}`).digest('hex').slice(0, 12);
  const text = JSON.stringify(value)
    .replaceAll(NUMBER, number)
    .replaceAll(/⟨(\w+)⟩/g, (_, actor: string) => hash(actor))
    // A hash of digits alone has no capitals: one letter makes it wrong too.
    .replaceAll(/⟨(\w+)↑⟩/g, (_, actor: string) => hash(actor).toUpperCase().replace(/^\d+$/, 'A$&'));
  return JSON.parse(text) as T;
}
