import type { data } from '@vidriera/router';

/** Unwraps a result of `data(…, { status })`, which the router does not do in deferred data; `undefined` for any other value. */
export function unwrapData(value: unknown): { data: unknown; status: number } | undefined {
  if (!(value instanceof Object && 'type' in value && value.type === 'DataWithResponseInit'))
    return undefined;
  const { data: body, init } = value as ReturnType<typeof data>;
  return { data: body, status: init?.status ?? 200 };
}
