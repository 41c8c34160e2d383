import { destacadosSchema, saludSchema } from 'domain/api-schema';
import { mensajes } from 'domain/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiFrom, apiGet } from './api.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const json = (body: unknown, status = 200) => fetched.mockResolvedValue(Response.json(body, { status }));

describe('apiGet', () => {
  it('parses the answer and drops what the contract does not name', async () => {
    json({ ok: true, version: '1', secreto: 'x' });
    expect(await apiGet(saludSchema, '/api/salud')).toEqual({ ok: true, version: '1' });
  });

  it('leaves empty parameters out', async () => {
    json({ ok: true, version: '1' });
    await apiGet(saludSchema, '/api/salud', {
      q: 'jazz y más',
      categoria: '',
      cursor: null,
      fecha: undefined,
      limite: 4,
    });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/salud?q=jazz+y+m%C3%A1s&limite=4');
  });

  it('carries the server’s reason', async () => {
    json({ error: { codigo: 'no-encontrado', mensaje: 'Perfil no encontrado.' } }, 404);
    await expect(apiGet(saludSchema, '/api/x')).rejects.toMatchObject({
      name: 'ApiFallo',
      codigo: 'no-encontrado',
      estado: 404,
      message: 'Perfil no encontrado.',
      campos: [],
    });
  });

  it('does not show people what some proxy answered', async () => {
    fetched.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(apiGet(saludSchema, '/api/x')).rejects.toMatchObject({
      codigo: 'interno',
      estado: 502,
      message: mensajes.general.interno,
    });
  });

  it('says that there is no connection', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(apiGet(saludSchema, '/api/x')).rejects.toMatchObject({ codigo: 'sin-conexion', estado: 0 });
  });

  it('passes an abort on as it is', async () => {
    const abort = new AbortController();
    abort.abort();
    fetched.mockRejectedValue(new DOMException('aborted', 'AbortError'));
    await expect(apiGet(saludSchema, '/api/x', {}, { signal: abort.signal })).rejects.toBe(
      abort.signal.reason,
    );
  });

  it('refuses an answer that breaks the contract', async () => {
    json({ eventos: 'no' });
    await expect(apiGet(destacadosSchema, '/api/destacados')).rejects.toMatchObject({ name: 'ZodError' });
  });
});

describe('apiFrom', () => {
  const request = new Request('http://localhost/');

  it('reads by HTTP in the browser', async () => {
    json({ ok: true, version: '1' });
    await apiFrom({ request, context: {} })(saludSchema, '/api/salud');
    expect(fetched.mock.calls[0]?.[1]?.signal).toBe(request.signal);
  });

  it('reads from the context on the server', async () => {
    const readApi = vi.fn(async () => ({ ok: true, version: 'aquí' }));
    const answer = await apiFrom({ request, context: { readApi } })(saludSchema, '/api/salud', { a: 1 });
    expect(answer.version).toBe('aquí');
    expect(readApi).toHaveBeenCalledExactlyOnceWith('/api/salud?a=1', request.signal);
    expect(fetched).not.toHaveBeenCalled();
  });
});
