import { knownQuery } from '@vidriera/domain/api/known-query';
import type { Request } from 'express';
import type { AskedAddress } from '../../shared/answer-memory.ts';

/** What a request asks for, in its normalised form and taken apart. */
export interface ApiRequest extends AskedAddress {
  /** Of the path and of the query; a parameter that came with several values has them all, for the contract to refuse. */
  params: Record<string, unknown>;
}

/**
 * Reads a request by the path that answers it: '/items/:tipo/:id'. Case, escapes and a slash at the end, which the router overlooks, are no part
 * of the address, nor is any parameter that is not `known`.
 */
export function askedOf(
  pattern: string,
  known: readonly string[],
  { path, params, originalUrl }: Pick<Request, 'path' | 'params' | 'originalUrl'>,
): ApiRequest {
  const own = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const [, search = ''] = originalUrl.split(/\?(.*)/s);
  const given = new URLSearchParams(search);
  const query = knownQuery(given, known);
  const values = new URLSearchParams(query);
  const read = [...new Set(values.keys())].map((name) => {
    const all = values.getAll(name);
    return [name, all.length > 1 ? all : all[0]];
  });
  return {
    address: `${own}?${query}`,
    exact: path === own && given.toString() === query,
    params: { ...Object.fromEntries(read), ...params },
  };
}
