import type { data } from '@vidriera/router';

/** Takes apart what `data(…, { status })` made, where the router has not done it: late data. `undefined` for any other value. */
export function withStatus(value: unknown): { data: unknown; status: number } | undefined {
  if (!(value instanceof Object && 'type' in value && value.type === 'DataWithResponseInit'))
    return undefined;
  const { data: body, init } = value as ReturnType<typeof data>;
  return { data: body, status: init?.status ?? 200 };
}
