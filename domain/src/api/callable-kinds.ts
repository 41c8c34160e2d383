import type { CallableName, Input } from './callables-schema.ts';

/** The kinds of a callable, by their `what`; `never` of one without. */
export type KindName<N extends CallableName> = Input<N> extends { what: infer W extends string } ? W : never;

/** The part of a union of inputs or outputs for one kind, or several; all of it where it names none. */
export type ForKind<T, W> = T extends { what: infer V }
  ? [V & W] extends [never]
    ? never
    : T & { what: W }
  : T;
