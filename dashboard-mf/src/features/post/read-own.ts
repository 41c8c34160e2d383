import type { Tipo } from 'domain/values/ids';
import { readItem } from 'kit/data/read';
import type { OwnItem } from 'kit/data/schemas';
import { type Result, result } from 'kit/result';

/** Reads an own item; never rejects, so that a loader can hand it on unawaited. */
export const readOwn = (tipo: Tipo, id: string): Promise<Result<OwnItem>> =>
  result<OwnItem>(readItem(tipo, id), ({ message }) => message);
