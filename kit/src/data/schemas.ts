import { STORED_SCHEMA, type Stored } from '@vidriera/domain/item/kinds-schema';
import type { Tipo } from '@vidriera/domain/values/ids';
import { versionOf } from './version.ts';

/** An item with its id, and which state of it was read: saving it says so. */
export type OwnItem<T extends Tipo = Tipo> = T extends Tipo
  ? Stored[T] & { id: string; tipo: T; version: string }
  : never;

/** A stored document of a kind, parsed. Throws zod's error when a required field is missing or of another type. */
export function readDocument<T extends Tipo>(tipo: T, id: string, doc: unknown): OwnItem<T> {
  return { ...STORED_SCHEMA[tipo].parse(doc), id, tipo, version: versionOf(doc) } as OwnItem<T>;
}
