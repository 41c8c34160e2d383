import type { Fields, Write } from '../support/wire.ts';

/**
 * Who asks; also the uid, with the attempt's own number after it. `visita` has no session, `sinDocumento` no `user` document, and the token
 * of `sinConfirmar` says that the address is not confirmed.
 */
export const ACTORS = [
  'visita',
  'personal',
  'creador',
  'otroCreador',
  'sinConfirmar',
  'sinDocumento',
] as const;
export type Actor = (typeof ACTORS)[number];

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
