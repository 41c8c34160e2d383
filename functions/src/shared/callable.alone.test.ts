import express, { type RequestHandler } from 'express';
import { initializeApp } from 'firebase-admin/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../testing/http.ts';
import { callable } from './callable.ts';

// The library looks once, when it is loaded, whether it may ask by which features it runs.
vi.hoisted(() => {
  process.env.FIREBASE_DEBUG_MODE = 'true';
});

initializeApp({ projectId: 'demo-callable' });
/** As Google's tokens look; only the emulators' way to read them takes one that nobody signed. */
const TOKEN = [{ alg: 'none' }, { sub: '1:2:web:a', app_id: '1:2:web:a' }]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat('signature')
  .join('.');

const handle = vi.fn(async () => ({ done: true }));
let close: () => Promise<void>;
let origin: string;

async function serve(enforceAppCheck: boolean): Promise<void> {
  const app = express();
  app.use(
    express.json({
      verify: (request, _response, body) => void Object.assign(request, { rawBody: body }),
    }),
  );
  app.use(callable({ enforceAppCheck }, handle) as unknown as RequestHandler);
  ({ origin, close } = await listen(app));
}

async function call(headers: Record<string, string> = {}) {
  const answer = await fetch(origin, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"data":{}}',
  });
  return { status: answer.status, body: await answer.json() };
}

beforeEach(() => {
  handle.mockClear();
});
afterEach(async () => {
  await close();
  vi.unstubAllEnvs();
});

const REFUSED = {
  status: 400,
  body: { error: { status: 'FAILED_PRECONDITION', details: { code: 'not-attested' } } },
};

describe('a callable with App Check', () => {
  it('refuses who has no token, and one that nobody signed', async () => {
    await serve(true);
    expect(await call()).toMatchObject(REFUSED);
    expect(await call({ 'x-firebase-appcheck': 'made up' })).toMatchObject(REFUSED);
    expect(await call({ 'x-firebase-appcheck': TOKEN })).toMatchObject(REFUSED);
    expect(handle).not.toHaveBeenCalled();
  });

  it('serves who has one, where the emulators’ way to read it takes it', async () => {
    vi.stubEnv('FIREBASE_DEBUG_FEATURES', '{"skipTokenVerification":true}');
    await serve(true);
    expect(await call({ 'x-firebase-appcheck': TOKEN })).toEqual({
      status: 200,
      body: { result: { done: true } },
    });
    expect(await call()).toMatchObject(REFUSED);
  });

  it('asks for none where it is off', async () => {
    await serve(false);
    expect((await call()).status).toBe(200);
    expect((await call({ 'x-firebase-appcheck': 'made up' })).status).toBe(200);
  });
});
