import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { serve } from '../../testing/http.ts';
import { createApi } from './app.ts';

/** A database in an outage: it never answers. */
const silent: object = new Proxy(() => undefined, {
  get: (_, name) => (name === 'get' || name === 'getAll' ? () => new Promise(() => undefined) : silent),
  apply: () => silent,
});

test.each(['/api/explore?tipo=evento', '/api/perfiles/ana', '/api/items/evento/x'])(
  'answers an uncacheable 503 to %s while the database is silent',
  async (path) => {
    const api = createApi({
      auth: silent as Auth,
      db: silent as Firestore,
      now: () => new Date(),
      version: 'x',
      origin: 'https://vidriera.ar',
      answerLimitMs: 20,
    });
    const site = await serve(api);
    const answer = await fetch(site.origin + path);
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(await answer.json()).toMatchObject({ error: { code: 'internal' } });
    await site.close();
  },
);
