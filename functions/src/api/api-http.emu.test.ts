import { apiRutas } from 'domain/api';
import { apiErrorSchema } from 'domain/api-schema';
import { describe, expect, test } from 'vitest';
import { apiDePrueba } from '../testing/api.ts';
import { SECRETO } from '../testing/data.ts';
import { servir } from '../testing/http.ts';
import { createApi } from './app.ts';

const { deps, pedir } = apiDePrueba('api-http');

describe('HTTP', () => {
  test('shared by the CDN, and not sent twice', async () => {
    const primera = await pedir(`${apiRutas.explore}?tipo=evento`);
    expect(primera.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    );
    expect(primera.headers.get('x-content-type-options')).toBe('nosniff');
    expect(primera.headers.get('x-powered-by')).toBeNull();
    const etag = primera.headers.get('etag') ?? '';
    const segunda = await pedir(`${apiRutas.explore}?tipo=evento`, {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect([segunda.status, await segunda.text()]).toEqual([304, '']);
    const cabeza = await pedir(`${apiRutas.explore}?tipo=evento`, { method: 'HEAD' });
    expect([cabeza.status, cabeza.headers.get('etag'), await cabeza.text()]).toEqual([200, etag, '']);
  });

  test('compressed for whoever can read it, the same content either way', async () => {
    const ruta = `${apiRutas.explore}?tipo=evento`;
    const [br, sin] = await Promise.all(
      ['br', 'identity'].map((encoding) => pedir(ruta, { headers: { 'accept-encoding': encoding } })),
    );
    expect(br?.headers.get('content-encoding')).toBe('br');
    expect(sin?.headers.get('content-encoding')).toBeNull();
    expect(br?.headers.get('vary')).toBe('Accept-Encoding');
    expect(br?.headers.get('etag')).toBe(sin?.headers.get('etag'));
    const largo = (respuesta: Response | undefined) => Number(respuesta?.headers.get('content-length'));
    expect(largo(br)).toBeLessThan(largo(sin) / 2);
    expect(await br?.json()).toEqual(await sin?.json());
  });

  test.each([
    ['/api/explore', 'tipo'],
    ['/api/explore?tipo=link', 'tipo'],
    ['/api/explore?tipo=evento&limite=49', 'limite'],
    ['/api/explore?tipo=evento&limite=0', 'limite'],
    ['/api/explore?tipo=evento&limite=dos', 'limite'],
    ['/api/explore?tipo=evento&categoria=Otra', 'categoria'],
    ['/api/explore?tipo=evento&fecha=ayer', 'fecha'],
    ['/api/explore?tipo=evento&cursor=hola', 'cursor'],
    ['/api/explore?tipo=evento&cursor=eyJmYXNlIjoibmluZ3VuYSJ9', 'cursor'],
    ['/api/explore?tipo=evento&tipo=curso', 'tipo'],
    [`/api/explore?tipo=evento&q=${'a'.repeat(101)}`, 'q'],
    ['/api/items/usuario/x', 'tipo'],
    ['/api/items/evento/__x__', 'id'],
    ['/api/perfiles/ana?tab=likes', 'tab'],
  ])('400 for %s names %s', async (ruta, campo) => {
    const respuesta = await pedir(ruta);
    expect(respuesta.status).toBe(400);
    const { error } = apiErrorSchema.parse(await respuesta.json());
    expect(error.codigo).toBe('parametros');
    expect(error.campos.map((uno) => uno.campo)).toContain(campo);
  });

  test('unknown addresses, other methods, broken escapes', async () => {
    const nada = await pedir('/api/usuarios');
    expect([nada.status, apiErrorSchema.parse(await nada.json()).error.codigo]).toEqual([
      404,
      'no-encontrado',
    ]);
    const escribir = await pedir(apiRutas.categorias, { method: 'POST' });
    expect([escribir.status, escribir.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await pedir('/api/items/evento/%E0%A4%A')).status).toBe(400);
  });

  test('a failure of ours is 500, typed, without a word about its cause', async () => {
    const roto = createApi({
      ...deps,
      now: () => {
        throw new Error(SECRETO);
      },
      version: 'x',
      origin: 'https://x.test',
    });
    const otro = await servir(roto);
    const respuesta = await fetch(`${otro.origin}/api/explore?tipo=evento`);
    const cuerpo = await respuesta.text();
    await otro.cerrar();
    expect([respuesta.status, respuesta.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(apiErrorSchema.parse(JSON.parse(cuerpo)).error.codigo).toBe('interno');
    expect(cuerpo).not.toContain(SECRETO);
  });
});
