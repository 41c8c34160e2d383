import { eventSchema } from '@vidriera/domain/figures/event-schema';
import { KINDS, SOURCES } from '@vidriera/domain/figures/kinds';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCounting } from './counting.ts';

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 1200 }),
  fc.constantFrom(
    '',
    '__proto__',
    'perfil/',
    'evento/a/b',
    'evento/../user/ana',
    'link/a b',
    'https://example.com',
  ),
);
const body = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      kind: fc.oneof(fc.constantFrom<unknown>(...KINDS), nasty),
      source: fc.oneof(fc.constantFrom<unknown>(...SOURCES), nasty),
      of: fc.oneof(fc.constantFrom('perfil/ana', 'evento/0a1b', 'link/0a1b'), nasty),
      uid: nasty,
    },
    { requiredKeys: [] },
  ),
);
/** Nothing may be read for what is no event. */
const db = new Proxy({}, { get: (_, name) => expect.unreachable(`read ${String(name)}`) });

test('made-up events are refused without a read', async () => {
  const count = createCounting({ db: db as never, now: () => new Date() });
  await fc.assert(
    fc.asyncProperty(body, async (json) => {
      fc.pre(!eventSchema.safeParse(json).success);
      let status = 0;
      const res = {
        set: () => res,
        status: (code: number) => {
          status = code;
          return res;
        },
        end: () => res,
      };
      const headers = { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Chrome/130.0.0.0' };
      const rawBody = Buffer.from(JSON.stringify(json));
      expect(await count({ method: 'POST', headers, rawBody }, res as never)).toEqual({ kind: 'refused' });
      expect([400, 413]).toContain(status);
    }),
    { numRuns: 1000 },
  );
});
