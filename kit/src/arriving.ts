import type { LoaderFunctionArgs } from 'kit/router';
import { use } from 'react';
import { readerOf } from './server-context.ts';

/** What a loader hands on unawaited, so that its screen stands at once. Where the server draws it is there: HTML has no later. */
export type Arriving<T> = T | Promise<T>;

/** A loader's data as the place takes them that runs it: as they are in a browser, with all of them awaited on the server. */
export async function arriving<D extends object>(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  data: D,
): Promise<D> {
  if (!readerOf(context)) return data;
  const awaited = Object.entries(data).map(async ([name, value]) => [name, await value] as const);
  return Object.fromEntries(await Promise.all(awaited)) as D;
}

/** It, for a component: which suspends while it is on its way. */
export const arrived = <T>(value: Arriving<T>): T => (value instanceof Promise ? use(value) : value);
