import express, { type Response } from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../testing/http.ts';
import { apiByHttp } from './read-api.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** Reads an API that answers as it is told, and the addresses it was asked. */
async function reading(answer: (response: Response) => unknown, limitMs = 10_000) {
  const asked = vi.fn<(address: string) => void>();
  const { origin, close } = await listen(
    express().use((request, response) => {
      asked(request.originalUrl);
      answer(response);
    }),
  );
  open.push(close);
  return { read: apiByHttp({ api: `${origin}/api`, limitMs }), asked };
}

describe('reading the API over HTTP', () => {
  it.each([200, 400, 404])('reads %i as an answer', async (status) => {
    const { read, asked } = await reading((response) => response.status(status).json({ status }));
    expect(await read('/api/explore?tipo=evento&q=t%C3%A9')).toEqual({ status, body: { status } });
    expect(asked).toHaveBeenCalledExactlyOnceWith('/api/api/explore?tipo=evento&q=t%C3%A9');
  });

  it('returns how long an answer is valid, if the clock changes it', async () => {
    const { read } = await reading((response) => response.set('x-true-for', '30').json({}));
    expect(await read('/api/destacados')).toEqual({ status: 200, body: {}, trueFor: 30 });
  });

  it.each([
    ['refuses for now', (response: Response) => response.status(429).json({})],
    ['fails', (response: Response) => response.status(500).json({})],
    ['leads elsewhere', (response: Response) => response.redirect('/api/api/otra')],
    ['says what is no JSON', (response: Response) => response.send('<html>')],
    ['breaks off', (response: Response) => response.write('{') && response.destroy()],
    ['never stops', (response: Response) => response.json('x'.repeat(2 * 1024 * 1024))],
  ])('throws if it %s', async (_what, answer) => {
    const { read, asked } = await reading(answer);
    await expect(read('/api/destacados')).rejects.toThrow();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('throws without an answer in time, or without a connection', async () => {
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
  ])('asks no other server: %s', async (address) => {
    const { read, asked } = await reading((response) => response.json({}));
    await read(address).catch(() => undefined);
    for (const [path] of asked.mock.calls) expect(path).toMatch(/^\/api\/api\//);
  });

  it('sends one request for simultaneous callers, and another for later ones', async () => {
    const { read, asked } = await reading((response) => setTimeout(() => response.json(1), 20));
    expect(await Promise.all([read('/api/a'), read('/api/a'), read('/api/b')])).toHaveLength(3);
    expect(asked).toHaveBeenCalledTimes(2);
    await read('/api/a');
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('sends no more simultaneous requests than an instance can answer', async () => {
    const { read } = await reading(() => undefined, 1000);
    const all = Array.from({ length: 241 }, (_, index) => read(`/api/${index}`));
    const [last] = await Promise.allSettled(all.splice(-1));
    expect(last).toMatchObject({
      status: 'rejected',
      reason: { message: 'more than 240 requests under way' },
    });
    await Promise.allSettled(all);
  });
});
