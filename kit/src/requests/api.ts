import { apiErrorSchema } from '@vidriera/domain/api/schema';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type { z } from '@vidriera/domain/zod';
import type { LoaderFunctionArgs } from '@vidriera/router';
import { coalescedGet } from '../data/coalesced-get.ts';
import { type ApiReader, readerOf } from '../data/server-context.ts';
import { withQuery } from '../going/with-query.ts';

export type ParamValue = string | number | undefined | null;
export type Params = Record<string, ParamValue>;

interface Reading {
  signal?: AbortSignal;
  read?: ApiReader;
  /** The server draws the page even if this read fails. */
  optional?: boolean | undefined;
}

/**
 * Reads `path` of the public API and parses the answer.
 * @param params query parameters; `undefined`, `null` and '' are left out
 * @throws Failure when refused or unreachable, zod's error when the answer breaks the contract, the signal's reason when aborted
 */
export async function apiGet<S extends z.ZodMiniType>(
  schema: S,
  path: string,
  params: Params = {},
  { signal, read = readInBrowser, optional }: Reading = {},
): Promise<z.infer<S>> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  return schema.parse(await read(withQuery(path, query), signal, optional));
}

/**
 * `apiGet` for loaders: it aborts with the navigation; on the server it reads through the request's context.
 * `load: (args) => apiFrom(args)(detailSchema, apiPaths.item('evento', id))`
 */
export function apiFrom({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const read = readerOf(context) ?? readInBrowser;
  return <S extends z.ZodMiniType>(
    schema: S,
    path: string,
    params: Params = {},
    { optional }: Pick<Reading, 'optional'> = {},
  ): Promise<z.infer<S>> => apiGet(schema, path, params, { signal: request.signal, read, optional });
}

/** Coalesced: pressing a link prefetches what its screen requests a moment later. */
const readInBrowser: ApiReader = (address, signal) => coalescedGet(address, signal, readByHttp);

async function readByHttp(address: string, signal: AbortSignal): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(address, { headers: { accept: 'application/json' }, signal });
  } catch (caught) {
    if (signal.aborted) throw signal.reason;
    throw offline(caught);
  }
  if (response.ok) return response.json();
  const body = apiErrorSchema.safeParse(await response.json().catch(() => null));
  if (!body.success) throw new Failure('internal', messages.general.internal, { status: response.status });
  const { code, message, fields } = body.data.error;
  throw new Failure(code, message, { status: response.status, fields });
}

function offline(caught: unknown): unknown {
  if (!(caught instanceof TypeError)) return caught;
  return new Failure('no-connection', messages.general.noConnection, { cause: caught });
}
