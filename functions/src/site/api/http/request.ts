import { knownQuery } from '@vidriera/domain/api/known-query';
import type { Request } from 'express';
import type { RequestedAddress } from '../../../base/http/answer-memory.ts';

export interface ApiRequest extends RequestedAddress {
  /** From path and query; repeated parameters keep all values, which the contract refuses. */
  params: Record<string, unknown>;
}

/**
 * Normalises a request to a route such as '/items/:tipo/:id'. Drops unknown parameters, and differences that
 * the router ignores: case, escapes, a final slash.
 */
export function requestOf(
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
