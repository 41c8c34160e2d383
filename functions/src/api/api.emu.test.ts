import {
  apiErrorSchema,
  apiRutas,
  categoriasSchema,
  destacadosSchema,
  detalleSchema,
  type Pagina,
  paginaSchema,
  perfilRespuestaSchema,
  saludSchema,
} from 'domain/api';
import { medianoche } from 'domain/fecha';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creador, publicar, SECRETO, urlDe } from '../testing/data.ts';
import { servir } from '../testing/http.ts';
import { AHORA, proyecto } from '../testing/project.ts';
import { lecturasDe } from '../testing/reads.ts';
import { createApi } from './app.ts';
import { TOPE_LECTURAS } from './read/page.ts';

const deps = proyecto('api');
const { db } = deps;
const dia = (texto: string) => medianoche(texto) as Date;
let origin = '';
let cerrar = () => Promise.resolve();

const pedir = (ruta: string, init?: RequestInit) => fetch(origin + ruta, init);
const pagina = async (consulta: Record<string, string>): Promise<Pagina> => {
  const respuesta = await pedir(`${apiRutas.explore}?${new URLSearchParams(consulta)}`);
  expect(respuesta.status, await respuesta.clone().text()).toBe(200);
  return paginaSchema.parse(await respuesta.json());
};
const ids = ({ items }: Pagina) => items.map(({ id }) => id);
/** All pages, one after another. */
async function todas(consulta: Record<string, string>): Promise<{ ids: string[]; paginas: number }> {
  const vistos: string[] = [];
  let cursor: string | null = '';
  let paginas = 0;
  while (cursor !== null) {
    const una = await pagina(cursor ? { ...consulta, cursor } : consulta);
    vistos.push(...ids(una));
    cursor = una.cursor;
    paginas++;
  }
  return { ids: vistos, paginas };
}

beforeAll(async () => {
  for (const uid of ['ana', 'beto', 'caro']) await creador(db, uid);
  await creador(db, 'oculta', { role: 'personal' });
  await publicar(deps, 'evento', 'ana', {
    hoy: { titulo: 'Peña de hoy', fechaExacta: dia('2026-11-25'), categoria: 'Fiestas' },
    lunes: { titulo: 'Milonga del Día', fechaPeriodica: 'Todos los lunes' },
    sabado: {
      titulo: 'Milonga de sábado',
      fechaPeriodica: 'Todos los sábados',
      descripcion: 'La noche '.repeat(60),
    },
    diciembre: { titulo: 'Recital', fechaExacta: dia('2026-12-20'), direccion: 'Plaza Serrano' },
    ayer: { titulo: 'Ayer', fechaExacta: dia('2026-11-24') },
    antes: { titulo: 'Antes', fechaExacta: dia('2025-01-10') },
    sinfecha: { titulo: 'Sin fecha', createdAt: dia('2026-11-01') },
    sinfecha2: { titulo: 'Sin fecha más nueva', createdAt: dia('2026-11-20') },
  });
  await publicar(deps, 'evento', 'oculta', {
    escondido: { titulo: 'Milonga escondida', fechaExacta: dia('2026-11-26') },
  });
  await publicar(deps, 'curso', 'beto', {
    encurso: { fechaDesde: dia('2026-11-01'), fechaHasta: dia('2026-12-15') },
    manana: { fechaDesde: dia('2026-11-26'), fechaHasta: dia('2027-02-01'), tituloCategoria: 'Teatro' },
    enero: { fechaDesde: dia('2027-01-10') },
    pasado: { fechaDesde: dia('2026-01-10'), fechaHasta: dia('2026-02-10') },
  });
  await publicar(deps, 'promo', 'caro', {
    vigente: {
      titulo: 'Dos por uno en música',
      fechaDesde: dia('2026-11-01'),
      fechaHasta: dia('2026-12-01'),
    },
    siempre: { titulo: 'Siempre', fechaDesde: dia('2026-01-01') },
    futura: { titulo: 'Futura', fechaDesde: dia('2026-12-10'), fechaHasta: dia('2026-12-31') },
    vencida: { titulo: 'Vencida', fechaDesde: dia('2026-10-01'), fechaHasta: dia('2026-10-31') },
  });
  await publicar(deps, 'link', 'ana', {
    seguro: { titulo: 'Mi sitio', createdAt: dia('2026-11-02') },
    peligroso: { titulo: 'No', enlace: 'javascript:alert(1)', createdAt: dia('2026-11-01') },
  });
  await db.doc('categoria/musica').set({ titulo: 'Musica', icono: 'music', nota: SECRETO });
  ({ origin, cerrar } = await servir(createApi({ ...deps, version: 'prueba' })));
});
afterAll(() => cerrar());

describe('order', () => {
  test('events: to come, soonest first; without a date, newest first; past, latest first', async () => {
    expect(ids(await pagina({ tipo: 'evento' }))).toEqual([
      ...['hoy', 'sabado', 'lunes', 'diciembre'],
      ...['sinfecha2', 'sinfecha'],
      ...['ayer', 'antes'],
    ]);
  });

  test('courses by their first day, or their last once begun; promos alike, those without an end after', async () => {
    expect(ids(await pagina({ tipo: 'curso' }))).toEqual(['manana', 'encurso', 'enero', 'pasado']);
    expect(ids(await pagina({ tipo: 'promo' }))).toEqual(['vigente', 'futura', 'siempre', 'vencida']);
  });

  test.each(['1', '2', '3', '5'])('pages of %s, without gaps or repeats across the parts', async (limite) => {
    for (const tipo of ['evento', 'curso', 'promo']) {
      const { ids: vistos } = await todas({ tipo, limite });
      expect(vistos).toEqual(ids(await pagina({ tipo })));
    }
  });

  test('a list goes on as it began when midnight passes between two pages', async () => {
    const primera = await pagina({ tipo: 'evento', limite: '1' });
    const manana = new Date(AHORA.getTime() + 86_400_000);
    const otro = await servir(createApi({ ...deps, now: () => manana, version: 'x' }));
    const consulta = new URLSearchParams({ tipo: 'evento', cursor: primera.cursor ?? '' });
    const resto = await fetch(`${otro.origin}${apiRutas.explore}?${consulta}`);
    await otro.cerrar();
    expect(ids(paginaSchema.parse(await resto.json()))).not.toContain('hoy');
  });
});

describe('filters', () => {
  test('windows of dates', async () => {
    expect(ids(await pagina({ tipo: 'evento', fecha: 'hoy' }))).toEqual(['hoy']);
    expect(ids(await pagina({ tipo: 'evento', fecha: 'finde' }))).toEqual(['sabado']);
    expect(ids(await pagina({ tipo: 'evento', fecha: 'mes' }))).toEqual(['hoy', 'sabado', 'lunes']);
    expect(ids(await pagina({ tipo: 'curso', fecha: 'hoy' }))).toEqual(['encurso']);
    expect(ids(await pagina({ tipo: 'promo', fecha: 'hoy' }))).toEqual(['vigente', 'siempre']);
  });

  test('categories; for promos, those that mention it', async () => {
    expect(ids(await pagina({ tipo: 'evento', categoria: 'Fiestas' }))).toEqual(['hoy']);
    expect(ids(await pagina({ tipo: 'curso', categoria: 'Teatro' }))).toEqual(['manana']);
    expect(ids(await pagina({ tipo: 'promo', categoria: 'Musica' }))).toEqual(['vigente']);
    expect(ids(await pagina({ tipo: 'evento', categoria: 'Fiestas', q: 'pena' }))).toEqual(['hoy']);
    expect(ids(await pagina({ tipo: 'evento', categoria: 'Fiestas', q: 'milonga' }))).toEqual([]);
  });

  test.each([
    ['milongas dia', ['lunes']],
    ['DÍA milonga', ['lunes']],
    ['milo', ['sabado', 'lunes']],
    ['milonga sab', ['sabado']],
    ['recitales serrano', ['diciembre']],
    ['casa ana recital', ['diciembre']],
    ['milonga zzz', []],
    ['¡¿!?', 'todos'],
  ] as const)('search %j', async (q, esperados) => {
    const encontrados = ids(await pagina({ tipo: 'evento', q }));
    if (esperados === 'todos') expect(encontrados).toHaveLength(8);
    else expect(encontrados).toEqual(esperados);
  });

  test("'musica' finds 'Música' by its category", async () => {
    expect(ids(await pagina({ tipo: 'evento', q: 'música' }))).toHaveLength(7);
  });
});

describe('answers', () => {
  test('cards: owner joined, description cut at a word, dates and times of the zone', async () => {
    const { items } = await pagina({ tipo: 'evento', fecha: 'finde' });
    expect(items[0]).toMatchObject({
      usuario: { id: 'ana', username: 'ana', nombre: 'Casa ana', imagen: 'users/ana/profile/1_yo.jpg' },
      imagen: 'posts/evento/main/ana/1_a.jpg',
      proximaFecha: '2026-11-28',
      horaInicio: '19:30',
      horaFin: null,
    });
    expect(items[0]?.descripcion).toMatch(/^(La noche )+La( noche)?…$/);
    expect(items[0]?.descripcion.length).toBeLessThanOrEqual(161);
  });

  test('detail whole; hidden, missing and unknown are 404', async () => {
    const respuesta = await pedir(apiRutas.item('evento', 'sabado'));
    const item = detalleSchema.parse(await respuesta.json());
    expect(item).toMatchObject({
      imagenes: ['posts/evento/main/ana/1_a.jpg'],
      linkReserva: 'https://example.com/reservar',
    });
    expect(item.descripcion.length).toBeGreaterThan(500);
    for (const id of ['escondido', 'no-hay']) {
      const nada = await pedir(apiRutas.item('evento', id));
      expect(nada.status).toBe(404);
      expect(nada.headers.get('cache-control')).toBe('no-store');
      expect(apiErrorSchema.parse(await nada.json()).error).toMatchObject({
        codigo: 'no-encontrado',
        mensaje: `No existe evento con id ${id}`,
      });
    }
  });

  test('profile and its tabs', async () => {
    const perfil = async (username: string, tab = 'info') =>
      perfilRespuestaSchema.parse(await (await pedir(`${apiRutas.perfil(username)}?tab=${tab}`)).json());
    const { perfil: ana, pagina: info } = await perfil('ANA');
    expect(info).toBeNull();
    expect(ana).toMatchObject({
      username: 'ana',
      role: 'creador',
      redes: { instagram: 'https://instagram.com/ana', whatsapp: null },
      galeria: ['users/ana/creator/gallery/1_a.jpg'],
      portada: 'users/ana/creator/cover/1_tapa.jpg',
    });
    const links = (await perfil('ana', 'links')).pagina;
    expect(links?.items).toMatchObject([
      { id: 'seguro', enlace: 'https://example.com/' },
      { id: 'peligroso', enlace: null },
    ]);
    expect((await perfil('ana', 'eventos')).pagina?.items).toHaveLength(8);
    expect((await perfil('beto', 'cursos')).pagina?.items).toHaveLength(4);
    expect((await perfil('caro', 'eventos')).pagina?.items).toEqual([]);
    const oculta = await perfil('oculta', 'eventos');
    expect(oculta).toMatchObject({
      perfil: { role: 'personal', descripcion: '', galeria: [] },
      pagina: { items: [] },
    });
    const nadie = await pedir(apiRutas.perfil('no-esta'));
    expect(nadie.status).toBe(404);
    expect(apiErrorSchema.parse(await nadie.json()).error.mensaje).toBe('Perfil no encontrado.');
  });

  test('featured, categories, health', async () => {
    const destacados = destacadosSchema.parse(await (await pedir(apiRutas.destacados)).json());
    expect(destacados.eventos.map(({ id }) => id).slice(0, 2)).toEqual(['sabado', 'hoy']);
    expect(destacados.cuentas).toEqual({ eventos: 8, promos: 4 });
    const { categorias } = categoriasSchema.parse(await (await pedir(apiRutas.categorias)).json());
    expect(categorias).toHaveLength(11);
    expect(categorias.find(({ id }) => id === 'musica')?.icono).toBe('music');
    const salud = await pedir(apiRutas.salud);
    expect(saludSchema.parse(await salud.json())).toEqual({ ok: true, version: 'prueba' });
  });

  test('nothing private, on any address, in body or headers', async () => {
    const rutas = [
      ...['evento', 'curso', 'promo'].map((tipo) => `${apiRutas.explore}?tipo=${tipo}&limite=48`),
      ...['hoy', 'sabado', 'sinfecha'].map((id) => apiRutas.item('evento', id)),
      ...['encurso', 'manana'].map((id) => apiRutas.item('curso', id)),
      apiRutas.item('promo', 'vigente'),
      ...['ana', 'beto', 'oculta'].flatMap((uno) =>
        ['info', 'links', 'eventos', 'cursos', 'promos'].map((tab) => `${apiRutas.perfil(uno)}?tab=${tab}`),
      ),
      ...[apiRutas.destacados, apiRutas.categorias, apiRutas.salud],
    ];
    const permitidas = new Set<string>();
    const claves = (valor: unknown): void => {
      if (typeof valor !== 'object' || valor === null) return;
      for (const [clave, uno] of Object.entries(valor)) {
        if (!Array.isArray(valor)) permitidas.add(clave);
        claves(uno);
      }
    };
    for (const ruta of rutas) {
      const respuesta = await pedir(ruta);
      const cuerpo = await respuesta.text();
      expect(respuesta.status, ruta).toBe(200);
      expect(cuerpo + JSON.stringify([...respuesta.headers]), ruta).not.toContain(SECRETO);
      claves(JSON.parse(cuerpo));
    }
    for (const privada of [
      'email',
      'phone_number',
      'eventLikes',
      'busqueda',
      'visible',
      'refUsuario',
      'uid',
    ]) {
      expect(permitidas).not.toContain(privada);
    }
  });
});

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
    ['/api/items/link/x', 'tipo'],
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

describe('reads', () => {
  beforeAll(async () => {
    for (const uid of ['masa0', 'masa1', 'masa2']) {
      await creador(db, uid);
      const muchos = Object.fromEntries(
        Array.from({ length: 150 }, (_, i) => [
          `${uid}-${i}`,
          {
            titulo: i === 149 ? 'Aguja en el pajar gigante' : 'Aguja en pajar',
            url_imagen: urlDe('posts/curso/main/x/1_a.jpg'),
            fechaDesde: dia('2027-03-01'),
          },
        ]),
      );
      await publicar(deps, 'curso', uid, muchos);
    }
  }, 60_000);

  test('an explore page: 24 (+1) items and its distinct owners', async () => {
    const lecturas = await lecturasDe(() => pagina({ tipo: 'curso', limite: '24' }));
    expect(lecturas.documentos).toBeLessThanOrEqual(25);
    expect(lecturas.sueltos).toBeLessThanOrEqual(4);
  });

  test('one search word: no more than without; several: a stated bound', async () => {
    const una = await lecturasDe(() => pagina({ tipo: 'curso', q: 'aguja' }));
    expect(una.documentos).toBeLessThanOrEqual(25);
    const varias = await lecturasDe(() => pagina({ tipo: 'curso', q: 'gigante aguja' }));
    expect(varias.documentos).toBeLessThanOrEqual(TOPE_LECTURAS);
    const peor = await lecturasDe(() => pagina({ tipo: 'curso', q: 'aguja gi' }));
    expect(peor.documentos).toBeLessThanOrEqual(TOPE_LECTURAS + 1);
  });

  test('what is rare among many is found by going on, none missed, none twice', async () => {
    const { ids: vistos } = await todas({ tipo: 'curso', q: 'pajar gigant' });
    expect(vistos.sort()).toEqual(['masa0-149', 'masa1-149', 'masa2-149']);
    const muchas = await todas({ tipo: 'curso', limite: '48' });
    expect(new Set(muchas.ids).size).toBe(454);
    expect(muchas.ids).toHaveLength(454);
  });

  test('a detail reads two, a profile three and its page', async () => {
    expect((await lecturasDe(() => pedir(apiRutas.item('evento', 'hoy')))).sueltos).toBe(2);
    const perfil = await lecturasDe(() => pedir(`${apiRutas.perfil('masa0')}?tab=cursos`));
    expect(perfil.documentos).toBeLessThanOrEqual(1 + 25);
    expect(perfil.sueltos).toBeLessThanOrEqual(2);
  });
});
