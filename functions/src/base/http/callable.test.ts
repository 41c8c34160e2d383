import { callableErrorSchema } from '@vidriera/domain/api/callables-schema';
import { SERVER_TIME } from '@vidriera/domain/api/server-time';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import express from 'express';
import { HttpsError } from 'firebase-functions/https';
import { describe, expect, test, vi } from 'vitest';
import { listen } from '../../testing/http.ts';
import { logger } from '../process/logger.ts';
import { callable, inputOf, refusal, uidOf } from './callable.ts';

const refusalOf = (task: () => unknown) => {
  try {
    task();
  } catch (error) {
    if (error instanceof HttpsError)
      return { status: error.code, ...callableErrorSchema.parse(error.details) };
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('callable input', () => {
  test('is parsed by its contract', () => {
    const accepts = { terminos: true, terminosVersion: TERMS_VERSION };
    const data = { username: ' ANA ', email: 'Ana@Example.com', password: 'una clave', ...accepts };
    expect(inputOf('signUp', data)).toMatchObject({ username: 'ana', email: 'ana@example.com' });
  });
  test('refusals name every field, in Spanish', () => {
    expect(refusalOf(() => inputOf('signUp', undefined))).toMatchObject({
      status: 'invalid-argument',
      code: 'invalid-data',
    });
    expect(refusalOf(() => uidOf({}))).toMatchObject({ status: 'unauthenticated', code: 'no-session' });
  });
});

test('every answer carries the server’s clock, and is kept by no cache', async () => {
  vi.spyOn(logger, 'info').mockImplementation(() => undefined);
  const app = express();
  app.use(express.json());
  const post = (path: string, handle: () => Promise<string>) =>
    app.post(path, callable({}, handle) as unknown as express.RequestHandler);
  post('/well', async () => 'done');
  post('/refused', async () => {
    throw refusal('over', 'Terminó.');
  });
  const site = await listen(app);
  const before = Date.now();
  for (const [path, data, status] of [
    ['/well', {}, 200],
    ['/refused', {}, 400],
    ['/well', { '@type': 'x' }, 400],
  ] as const) {
    const { headers, ...answer } = await fetch(`${site.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    }).then(async (response) => ({
      headers: response.headers,
      status: response.status,
      body: await response.json(),
    }));
    expect(answer).toMatchObject({ status });
    const time = Number(headers.get(SERVER_TIME));
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
    expect(headers.get('cache-control')).toBe('no-store');
  }
  await site.close();
});
