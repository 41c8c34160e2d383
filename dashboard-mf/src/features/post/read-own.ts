import type { Tipo } from '@vidriera/domain/values/ids';
import { type Result, result } from '@vidriera/kit/data/result';
import { readItem } from '@vidriera/kit/requests/read';
import type { OwnItem } from '@vidriera/kit/requests/schemas';

/** Reads an own item; never rejects, so that loaders can return it unawaited. */
export const readOwn = (tipo: Tipo, id: string): Promise<Result<OwnItem>> =>
  result<OwnItem>(readItem(tipo, id), ({ message }) => message);
