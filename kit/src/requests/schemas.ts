import { STORED_SCHEMA, type Stored } from '@vidriera/domain/item/kinds-schema';
import type { Tipo } from '@vidriera/domain/values/ids';
import { versionOf } from '../data/version.ts';

/** An item with its id and the version that was read. */
export type OwnItem<T extends Tipo = Tipo> = T extends Tipo
  ? Stored[T] & { id: string; tipo: T; version: string }
  : never;

export function readDocument<T extends Tipo>(tipo: T, id: string, doc: unknown): OwnItem<T> {
  return { ...STORED_SCHEMA[tipo].parse(doc), id, tipo, version: versionOf(doc) } as OwnItem<T>;
}
