import { apiPaths } from '@vidriera/domain/api/api';
import {
  apiErrorSchema,
  categoriasSchema,
  featuredSchema,
  healthSchema,
  perfilResponseSchema,
} from '@vidriera/domain/api/schema';
import { detailSchema, publicItemSchema } from '@vidriera/domain/item/wire-schema';
import { NO_SUCH_PLACE, placeSchema } from '@vidriera/domain/localidad/schema';
import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import { BACKEND } from '@vidriera/runtime/contract/manifest-schema';
import { describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { itemData, SECRET } from '../../testing/data.ts';
import { readsOf } from '../../testing/reads.ts';

const { db, request, page } = testApi('api-answers');

describe('answers', () => {
  test('cards: owner joined, no description, local dates and times', async () => {
    const { items } = await page({ tipo: 'evento', fecha: 'finde' });
    expect(items[0]).toMatchObject({
      usuario: { id: 'ana', username: 'ana', nombre: 'Casa ana', imagen: 'users/ana/profile/1_yo.jpg' },
      imagen: 'posts/evento/main/ana/1_a.jpg',
      proximaFecha: '2026-11-28',
      horaInicio: '19:30',
      horaFin: null,
    });
    const sent = await (await request(`${apiPaths.explore}?tipo=evento&fecha=finde`)).text();
    expect(sent).not.toContain('descripcion');
  });

  test('details are complete; hidden, missing and unknown ones are 404', async () => {
    const response = await request(apiPaths.item('evento', 'sabado'));
    const item = detailSchema.parse(await response.json());
    expect(item).toMatchObject({
      imagenes: ['posts/evento/main/ana/1_a.jpg'],
      linkReserva: 'https://example.com/reservar',
    });
    expect(item.descripcion.length).toBeGreaterThan(500);
    for (const id of ['escondido', 'no-hay']) {
      const nothing = await request(apiPaths.item('evento', id));
      expect(nothing.status).toBe(404);
      expect(nothing.headers.get('cache-control')).toBe('no-store');
      expect(apiErrorSchema.parse(await nothing.json()).error).toMatchObject({
        code: 'not-found',
        message: `No existe evento con id ${id}`,
      });
    }
  });

  test('a creator’s new item has its page before its trigger runs, but is in no list', async () => {
    for (const uid of ['ana', 'oculta', 'nadie'])
      await db.doc(`evento/recien-${uid}`).set(itemData(db, 'evento', uid, { titulo: 'Recién publicado' }));
    const ask = (uid: string) => request(apiPaths.item('evento', `recien-${uid}`));
    const reads = await readsOf(async () => {
      expect(detailSchema.parse(await (await ask('ana')).json()).titulo).toBe('Recién publicado');
    });
    expect(reads.loose).toBe(3);
    expect((await request(apiPaths.related('evento', 'recien-ana'))).status).toBe(200);
    for (const uid of ['oculta', 'nadie']) expect((await ask(uid)).status, uid).toBe(404);
    const { items } = await page({ tipo: 'evento', limit: '48' });
    expect(items.map(({ titulo }) => titulo)).not.toContain('Recién publicado');
  });

  test.each(TIPOS_AGENDA)('a list of a %s shows the same as its detail', async (tipo) => {
    const { items } = await page({ tipo });
    expect(items.length).toBeGreaterThan(2);
    for (const card of items)
      expect(await (await request(apiPaths.item(tipo, card.id))).json()).toMatchObject(card);
    const pictured = items.find(({ id }) => id === 'lunes');
    if (tipo === 'evento') expect(pictured?.imagen).toBe('posts/evento/gallery/ana/2_b.jpg');
  });

  test('items with a day to come have a calendar file', async () => {
    const monday = await request(apiPaths.calendar('evento', 'lunes'));
    expect([monday.status, monday.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const text = await monday.text();
    expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO');
    expect(text).toContain('URL:https://vidriera.test/explore/evento/lunes');
    for (const [tipo, id] of [
      ['evento', 'ayer'],
      ['evento', 'sinfecha'],
      ['evento', 'escondido'],
      ['evento', 'no-hay'],
      ['promo', 'vigente'],
    ] as const) {
      expect((await request(apiPaths.calendar(tipo, id))).status, id).toBe(404);
    }
    expect((await request(apiPaths.calendar('usuario', 'ana'))).status).toBe(400);
  });

  test('a link by its id, without its owner’s private fields', async () => {
    const response = await request(apiPaths.item('link', 'seguro'));
    const link = publicItemSchema.parse(await response.json());
    expect(link).toMatchObject({
      tipo: 'link',
      enlace: 'https://example.com/',
      usuario: { username: 'ana' },
    });
    expect((await request(apiPaths.item('link', 'no-hay'))).status).toBe(404);
    expect((await request(apiPaths.item('usuario', 'ana'))).status).toBe(400);
  });

  test('profile and tabs; descriptions of links are cut at a word', async () => {
    const perfil = async (username: string, tab = 'info') =>
      perfilResponseSchema.parse(await (await request(`${apiPaths.perfil(username)}?tab=${tab}`)).json());
    const { perfil: ana, page: info } = await perfil('ANA');
    expect(info).toBeNull();
    expect(ana).toMatchObject({
      username: 'ana',
      role: 'creador',
      redes: { instagram: 'https://instagram.com/ana', whatsapp: null },
      galeria: ['users/ana/creator/gallery/1_a.jpg'],
      portada: 'users/ana/creator/cover/1_tapa.jpg',
    });
    const links = (await perfil('ana', 'links')).page;
    expect(links?.items).toMatchObject([
      { id: 'seguro', enlace: 'https://example.com/' },
      { id: 'peligroso', enlace: null },
    ]);
    const [safe] = links?.items ?? [];
    expect(safe).toHaveProperty('descripcion', expect.stringMatching(/^(La noche )+La( noche)?…$/));
    expect((await perfil('ana', 'eventos')).page?.items).toHaveLength(8);
    expect((await perfil('beto', 'cursos')).page?.items).toHaveLength(4);
    expect((await perfil('caro', 'eventos')).page?.items).toEqual([]);
    const hidden = await perfil('oculta', 'eventos');
    expect(hidden).toMatchObject({
      perfil: { role: 'personal', descripcion: '', galeria: [] },
      page: { items: [] },
    });
    const nobody = await request(apiPaths.perfil('no-esta'));
    expect(nobody.status).toBe(404);
    expect(apiErrorSchema.parse(await nobody.json()).error.message).toBe('Perfil no encontrado.');
  });

  test('a profile’s window is lit or dark, with its first item', async () => {
    const windowOf = async (username: string) =>
      perfilResponseSchema.parse(await (await request(apiPaths.perfil(username))).json()).shopWindow;
    expect(await windowOf('ana')).toEqual({
      lit: true,
      next: { tipo: 'evento', id: 'hoy', titulo: 'Peña de hoy', dia: '2026-11-25', hora: '19:30' },
    });
    expect(await windowOf('beto')).toMatchObject({ lit: true, next: { tipo: 'curso', id: 'manana' } });
    expect(await windowOf('caro')).toEqual({ lit: false, next: null });
    expect(await windowOf('oculta')).toEqual({ lit: false, next: null });
  });

  test('a creator’s zona is that of the profile’s place; others have none', async () => {
    const zonaOf = async (username: string) =>
      perfilResponseSchema.parse(await (await request(`${apiPaths.perfil(username)}?tab=promos`)).json())
        .zona;
    expect(await zonaOf('beto')).toBeUndefined();
    await db.doc('user/caro').update({ localidad: 'san-telmo' });
    await db.doc('user/oculta').update({ localidad: 'san-telmo' });
    expect(await zonaOf('caro')).toBe('buenos-aires');
    expect(await zonaOf('oculta')).toBeUndefined();
  });

  test('featured, categories, health', async () => {
    const featured = featuredSchema.parse(await (await request(apiPaths.featured)).json());
    expect(featured.eventos.map(({ id }) => id).slice(0, 2)).toEqual(['hoy', 'sabado']);
    expect(featured.counts).toEqual({ eventos: 8, promos: 3 });
    const { categorias } = categoriasSchema.parse(await (await request(apiPaths.categorias)).json());
    expect(categorias).toHaveLength(11);
    expect(categorias.find(({ id }) => id === 'musica')?.icono).toBe('music');
    const health = await request(apiPaths.health);
    expect(healthSchema.parse(await health.json())).toEqual({
      ok: true,
      version: 'prueba',
      backend: BACKEND,
    });
  });

  test('names of a place and its zona, without a read', async () => {
    const named = async (code: string) =>
      placeSchema.parse(await (await request(apiPaths.place(code))).json());
    const reads = await readsOf(async () => {
      expect(await named('san-telmo')).toEqual({
        codigo: 'san-telmo',
        nombre: 'San Telmo',
        zona: { codigo: 'buenos-aires', nombre: 'Buenos Aires' },
      });
      expect((await named('rosario')).zona.codigo).toBe('rosario');
      const nothing = await request(apiPaths.place('atlantida'));
      expect(nothing.status).toBe(404);
      expect(apiErrorSchema.parse(await nothing.json()).error.message).toBe(NO_SUCH_PLACE);
      for (const code of ['San Telmo', '../x', 'a'.repeat(61), '__proto__'])
        expect((await request(apiPaths.place(code))).status, code).toBe(400);
    });
    expect(reads).toEqual({ queries: 0, documents: 0, loose: 0, changed: 0 });
  });

  test('no address shows private fields in body or headers', async () => {
    const paths = [
      ...['evento', 'curso', 'promo'].map((tipo) => `${apiPaths.explore}?tipo=${tipo}&limit=48`),
      ...['hoy', 'sabado', 'sinfecha'].map((id) => apiPaths.item('evento', id)),
      ...['encurso', 'manana'].map((id) => apiPaths.item('curso', id)),
      apiPaths.item('promo', 'vigente'),
      apiPaths.related('promo', 'vigente'),
      apiPaths.item('link', 'seguro'),
      ...['ana', 'beto', 'oculta'].flatMap((one) =>
        ['info', 'links', 'eventos', 'cursos', 'promos'].map((tab) => `${apiPaths.perfil(one)}?tab=${tab}`),
      ),
      apiPaths.featured,
      apiPaths.categorias,
      apiPaths.health,
      apiPaths.place('rosario'),
    ];
    const allowed = new Set<string>();
    const keys = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, one] of Object.entries(value)) {
        if (!Array.isArray(value)) allowed.add(key);
        keys(one);
      }
    };
    for (const path of paths) {
      const response = await request(path);
      const body = await response.text();
      expect(response.status, path).toBe(200);
      expect(body + JSON.stringify([...response.headers]), path).not.toContain(SECRET);
      keys(JSON.parse(body));
    }
    for (const privateOne of ['email', 'phone_number', 'eventLikes', 'visible', 'refUsuario', 'uid']) {
      expect(allowed).not.toContain(privateOne);
    }
  });
});
