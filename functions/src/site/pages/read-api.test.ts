import express, { type Response } from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../../testing/http.ts';
import { apiByHttp } from './read-api.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** Returns a reader of an API that answers as given, and a spy of the requested addresses. */
async function reading(answer: (response: Response) => unknown, limitMs = 10_000) {
  const onRequest = vi.fn<(address: string) => void>();
  const { origin, close } = await listen(
    express().use((request, response) => {
      onRequest(request.originalUrl);
      answer(response);
    }),
  );
  open.push(close);
  return { read: apiByHttp({ api: `${origin}/api`, limitMs }), onRequest };
}

describe('reading the API over HTTP', () => {
  it.each([200, 400, 404])('reads %i as an answer', async (status) => {
    const { read, onRequest } = await reading((response) => response.status(status).json({ status }));
    expect(await read('/api/explore?tipo=evento&q=t%C3%A9')).toEqual({ status, body: { status } });
    expect(onRequest).toHaveBeenCalledExactlyOnceWith('/api/api/explore?tipo=evento&q=t%C3%A9');
  });

  it('returns how long an answer is valid', async () => {
    const { read } = await reading((response) => response.set('x-true-for', '30').json({}));
    expect(await read('/api/destacados')).toEqual({ status: 200, body: {}, trueFor: 30 });
  });

  it.each([
    ['answers 429', (response: Response) => response.status(429).json({})],
    ['answers 500', (response: Response) => response.status(500).json({})],
    ['redirects', (response: Response) => response.redirect('/api/api/otra')],
    ['sends no JSON', (response: Response) => response.send('<html>')],
    ['breaks off', (response: Response) => response.write('{') && response.destroy()],
    ['sends more than 2 MiB', (response: Response) => response.json('x'.repeat(2 * 1024 * 1024))],
  ])('throws if the API %s', async (_fault, answer) => {
    const { read, onRequest } = await reading(answer);
    await expect(read('/api/destacados')).rejects.toThrow();
    expect(onRequest).toHaveBeenCalledOnce();
  });

  it('throws on a timeout, and without a connection', async () => {
    const { read } = await reading(() => undefined, 50);
    await expect(read('/api/destacados')).rejects.toThrow('timeout');
    await open.pop()?.();
    await expect(read('/api/destacados')).rejects.toThrow('fetch failed');
  });

  it.each([
    '/r/explore/e.js',
    '/api',
    '/api/../gate/r',
    '/api/%2e%2e/gate',
    '//otra.com/api/x',
    'http://otra.com/api/x',
  ])('sends no request outside the API: %s', async (address) => {
    const { read, onRequest } = await reading((response) => response.json({}));
    await read(address).catch(() => undefined);
    for (const [path] of onRequest.mock.calls) expect(path).toMatch(/^\/api\/api\//);
  });

  it('coalesces simultaneous callers, and asks again later', async () => {
    const { read, onRequest } = await reading((response) => setTimeout(() => response.json(1), 20));
    expect(await Promise.all([read('/api/a'), read('/api/a'), read('/api/b')])).toHaveLength(3);
    expect(onRequest).toHaveBeenCalledTimes(2);
    await read('/api/a');
    expect(onRequest).toHaveBeenCalledTimes(3);
  });

  it('refuses more than 240 simultaneous requests', async () => {
    const { read } = await reading(() => undefined, 1000);
    const all = Array.from({ length: 241 }, (_, index) => read(`/api/${index}`));
    const [last] = await Promise.allSettled(all.splice(-1));
    expect(last).toMatchObject({
      status: 'rejected',
      reason: { message: 'more than 240 pending requests' },
    });
    await Promise.allSettled(all);
  });
});
