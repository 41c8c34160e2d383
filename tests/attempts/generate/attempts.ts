import type { Actor } from '../../support/actors.ts';
import type { Fields, Write } from '../support/wire.ts';

/** Stands for a number that no other attempt has, five characters long, in every text of an attempt. */
export const NUMBER = 'n0nce';
export const uidOf = (actor: Actor): string => actor + NUMBER;

/** A commit that somebody tries, and what is stored before it. */
export interface Attempt {
  actor: Actor;
  stored: [path: string, fields: Fields][];
  writes: Write[];
}

let count = 0;
/** A number that no attempt had before. */
export const numberOf = (): string => (count++).toString(36).padStart(NUMBER.length, '0');

/** The same with a number of its own everywhere, so that no attempt meets another's documents or files. */
export const numbered = <T>(value: T, number: string): T =>
  JSON.parse(JSON.stringify(value).replaceAll(NUMBER, number)) as T;
