import { featuredSchema, healthSchema } from '@vidriera/domain/api/schema';
import { messages } from '@vidriera/domain/messages/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiFrom, apiGet } from './api.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const json = (body: unknown, status = 200) => fetched.mockResolvedValue(Response.json(body, { status }));

describe('apiGet', () => {
  it('parses the answer and drops what the contract does not name', async () => {
    json({ ok: true, version: '1', secret: 'x' });
    expect(await apiGet(healthSchema, '/api/salud')).toEqual({ ok: true, version: '1' });
  });

  it('leaves empty parameters out', async () => {
    json({ ok: true, version: '1' });
    await apiGet(healthSchema, '/api/salud', {
      q: 'jazz y más',
      categoria: '',
      cursor: null,
      fecha: undefined,
      limit: 4,
    });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/salud?q=jazz+y+m%C3%A1s&limit=4');
  });

  it('throws the server’s reason', async () => {
    json({ error: { code: 'not-found', message: 'Perfil no encontrado.' } }, 404);
    await expect(apiGet(healthSchema, '/api/x')).rejects.toMatchObject({
      name: 'Failure',
      code: 'not-found',
      status: 404,
      message: 'Perfil no encontrado.',
      fields: [],
    });
  });

  it('hides a proxy’s answer from people', async () => {
    fetched.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(apiGet(healthSchema, '/api/x')).rejects.toMatchObject({
      code: 'internal',
      status: 502,
      message: messages.general.internal,
    });
  });

  it('reports a missing connection', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(apiGet(healthSchema, '/api/x')).rejects.toMatchObject({ code: 'no-connection', status: 0 });
  });

  it('rethrows an abort', async () => {
    const abort = new AbortController();
    fetched.mockReturnValue(new Promise(() => undefined));
    const answer = apiGet(healthSchema, '/api/x', {}, { signal: abort.signal });
    abort.abort();
    await expect(answer).rejects.toBe(abort.signal.reason);
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('refuses an answer that breaks the contract', async () => {
    json({ eventos: 'no' });
    await expect(apiGet(featuredSchema, '/api/destacados')).rejects.toMatchObject({ name: '$ZodError' });
  });
});

it('apiGet: joins a prefetch, and parses it for each caller', async () => {
  json({ ok: true, version: '1' });
  const [one, other] = await Promise.all([
    apiGet(healthSchema, '/api/salud'),
    apiGet(healthSchema, '/api/salud'),
  ]);
  expect(fetched).toHaveBeenCalledOnce();
  expect(one).toEqual(other);
  expect(one).not.toBe(other);
});

describe('apiFrom', () => {
  const request = new Request('http://localhost/');

  it('reads by HTTP in the browser', async () => {
    json({ ok: true, version: '1' });
    await apiFrom({ request, context: {} })(healthSchema, '/api/salud');
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/salud');
  });

  it('reads from the context on the server', async () => {
    const readApi = vi.fn(async () => ({ ok: true, version: 'aquí' }));
    const answer = await apiFrom({ request, context: { readApi } })(healthSchema, '/api/salud', { a: 1 });
    expect(answer.version).toBe('aquí');
    expect(readApi).toHaveBeenCalledExactlyOnceWith('/api/salud?a=1', request.signal, undefined);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('marks optional reads for the server', async () => {
    const readApi = vi.fn(async () => ({ ok: true, version: '1' }));
    await apiFrom({ request, context: { readApi } })(healthSchema, '/api/salud', {}, { optional: true });
    expect(readApi).toHaveBeenCalledExactlyOnceWith('/api/salud', request.signal, true);
  });
});
