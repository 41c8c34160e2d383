import { apiPaths } from '@vidriera/domain/api/api';
import { apiErrorSchema } from '@vidriera/domain/api/schema';
import { describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { SECRET } from '../../testing/data.ts';
import { serve } from '../../testing/http.ts';
import { NOW } from '../../testing/project.ts';
import { createApi } from './app.ts';

const { deps, request } = testApi('api-http');

/** A forged cursor of the events' list. */
const forged = (change: { tipo?: string; phase?: string; at?: string; after?: string }) => {
  const { tipo, phase, at, after } = {
    tipo: 'evento',
    phase: 'upcoming',
    at: String(NOW.getTime()),
    after: '',
    ...change,
  };
  return [tipo, phase, at, ...(after ? [after] : [])].join('.');
};

describe('HTTP', () => {
  test('is cached by the CDN, and answers 304 to a known ETag', async () => {
    const first = await request(`${apiPaths.explore}?tipo=evento`);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('x-powered-by')).toBeNull();
    const etag = first.headers.get('etag') ?? '';
    const second = await request(`${apiPaths.explore}?tipo=evento`, {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect([second.status, await second.text()]).toEqual([304, '']);
    const head = await request(`${apiPaths.explore}?tipo=evento`, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  });

  test('is compressed on request, with the same content', async () => {
    const path = `${apiPaths.explore}?tipo=evento`;
    const [br, without] = await Promise.all(
      ['br', 'identity'].map((encoding) => request(path, { headers: { 'accept-encoding': encoding } })),
    );
    expect(br?.headers.get('content-encoding')).toBe('br');
    expect(without?.headers.get('content-encoding')).toBeNull();
    expect(br?.headers.get('vary')).toBe('Accept-Encoding');
    expect(br?.headers.get('etag')).toBe(without?.headers.get('etag'));
    const length = (response: Response | undefined) => Number(response?.headers.get('content-length'));
    expect(length(br)).toBeLessThan(length(without) / 2);
    expect(await br?.json()).toEqual(await without?.json());
  });

  test.each([
    ['/api/explore', 'tipo'],
    ['/api/explore?tipo=link', 'tipo'],
    ['/api/explore?tipo=evento&limit=49', 'limit'],
    ['/api/explore?tipo=evento&limit=0', 'limit'],
    ['/api/explore?tipo=evento&limit=dos', 'limit'],
    ['/api/explore?tipo=evento&categoria=Otra', 'categoria'],
    ['/api/explore?tipo=evento&fecha=ayer', 'fecha'],
    ['/api/explore?tipo=evento&cursor=hola', 'cursor'],
    ['/api/explore?tipo=evento&cursor=eyJmYXNlIjoibmluZ3VuYSJ9', 'cursor'],
    [`/api/explore?tipo=evento&cursor=${forged({ at: '' })}`, 'cursor'],
    [`/api/explore?tipo=evento&cursor=${forged({ at: '-1' })}`, 'cursor'],
    [`/api/explore?tipo=evento&cursor=${forged({ at: '1e15' })}`, 'cursor'],
    [`/api/explore?tipo=evento&cursor=${forged({ after: '999999999999999.0.a' })}`, 'cursor'],
    [`/api/explore?tipo=evento&cursor=${forged({ after: '-999999999999999.0.a' })}`, 'cursor'],
    [`/api/explore?tipo=curso&cursor=${forged({})}`, 'cursor'],
    [`/api/explore?tipo=evento&fecha=mes&cursor=${forged({ phase: 'past' })}`, 'cursor'],
    [`/api/perfiles/ana?cursor=${forged({})}`, 'cursor'],
    [`/api/perfiles/ana?tab=links&cursor=${forged({})}`, 'cursor'],
    [`/api/perfiles/ana?tab=links&cursor=${forged({ tipo: 'link', phase: 'upcoming' })}`, 'cursor'],
    [`/api/perfiles/ana?tab=cursos&cursor=${forged({})}`, 'cursor'],
    ['/api/explore?tipo=evento&tipo=curso', 'tipo'],
    ['/api/explore?tipo=evento&en=San%20Telmo', 'en'],
    ['/api/explore?tipo=evento&modalidad=Hibrida', 'modalidad'],
    ['/api/explore?tipo=evento&precio=caro', 'precio'],
    ['/api/explore?tipo=curso&dia=feriado', 'dia'],
    ['/api/explore?tipo=evento&desde=2026-02-30', 'desde'],
    ['/api/explore?tipo=evento&hasta=2026-11-30', 'desde'],
    ['/api/explore?tipo=evento&desde=2026-12-02&hasta=2026-12-01', 'desde'],
    ['/api/explore?tipo=evento&desde=2026-12-01&hasta=2027-01-01', 'desde'],
    ['/api/explore?tipo=evento&desde=2027-11-27', 'desde'],
    ['/api/agenda/dias?en=-', 'en'],
    ['/api/agenda/dias?precio=caro', 'precio'],
    [`/api/explore?tipo=evento&q=${'a'.repeat(101)}`, 'q'],
    ['/api/items/usuario/x', 'tipo'],
    ['/api/items/evento/__x__', 'id'],
    ['/api/perfiles/ana?tab=likes', 'tab'],
  ])('answers 400 for %s, naming %s', async (path, field) => {
    const response = await request(path);
    expect(response.status).toBe(400);
    const { error } = apiErrorSchema.parse(await response.json());
    expect(error.code).toBe('bad-parameters');
    expect(error.fields.map((one) => one.field)).toContain(field);
  });

  test('accepts a cursor only for its own list', async () => {
    for (const path of [
      `/api/explore?tipo=evento&cursor=${forged({})}`,
      '/api/explore?tipo=evento&desde=2026-12-01&hasta=2026-12-31',
      '/api/explore?tipo=evento&desde=2027-11-26',
      '/api/explore?tipo=evento&desde=2026-01-01',
      `/api/explore?tipo=promo&fecha=mes&cursor=${forged({ tipo: 'promo', phase: 'sinFecha' })}`,
    ]) {
      expect((await request(path)).status, path).toBe(200);
    }
  });

  test('refuses unknown addresses, other methods and broken escapes', async () => {
    const nothing = await request('/api/usuarios');
    expect([nothing.status, apiErrorSchema.parse(await nothing.json()).error.code]).toEqual([
      404,
      'not-found',
    ]);
    const write = await request(apiPaths.categorias, { method: 'POST' });
    expect([write.status, write.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await request('/api/items/evento/%E0%A4%A')).status).toBe(400);
  });

  test('answers 500 for our failures, typed, without their cause', async () => {
    const broken = createApi({
      ...deps,
      now: () => {
        throw new Error(SECRET);
      },
      version: 'x',
      origin: 'https://x.test',
    });
    const other = await serve(broken);
    const response = await fetch(`${other.origin}/api/explore?tipo=evento`);
    const body = await response.text();
    await other.close();
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(apiErrorSchema.parse(JSON.parse(body)).error.code).toBe('internal');
    expect(body).not.toContain(SECRET);
  });
});
