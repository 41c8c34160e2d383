import { apiRutas } from 'domain/api';
import {
  apiErrorSchema,
  categoriasSchema,
  destacadosSchema,
  detalleSchema,
  itemPublicoSchema,
  perfilRespuestaSchema,
  saludSchema,
} from 'domain/api-schema';
import { describe, expect, test } from 'vitest';
import { apiDePrueba } from '../testing/api.ts';
import { SECRETO } from '../testing/data.ts';

const { pedir, pagina } = apiDePrueba('api-answers');

describe('answers', () => {
  test('cards: owner joined, no description, dates and times of the zone', async () => {
    const { items } = await pagina({ tipo: 'evento', fecha: 'finde' });
    expect(items[0]).toMatchObject({
      usuario: { id: 'ana', username: 'ana', nombre: 'Casa ana', imagen: 'users/ana/profile/1_yo.jpg' },
      imagen: 'posts/evento/main/ana/1_a.jpg',
      proximaFecha: '2026-11-28',
      horaInicio: '19:30',
      horaFin: null,
    });
    const sent = await (await pedir(`${apiRutas.explore}?tipo=evento&fecha=finde`)).text();
    expect(sent).not.toContain('descripcion');
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

  test('calendar files of what has a day to come', async () => {
    const lunes = await pedir(apiRutas.calendario('evento', 'lunes'));
    expect([lunes.status, lunes.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const texto = await lunes.text();
    expect(texto).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO');
    expect(texto).toContain('URL:https://vidriera.test/explore/evento/lunes');
    for (const [tipo, id] of [
      ['evento', 'ayer'],
      ['evento', 'sinfecha'],
      ['evento', 'escondido'],
      ['evento', 'no-hay'],
      ['promo', 'vigente'],
    ] as const) {
      expect((await pedir(apiRutas.calendario(tipo, id))).status, id).toBe(404);
    }
    expect((await pedir(apiRutas.calendario('usuario', 'ana'))).status).toBe(400);
  });

  test('a link by its id, without what its owner keeps', async () => {
    const respuesta = await pedir(apiRutas.item('link', 'seguro'));
    const link = itemPublicoSchema.parse(await respuesta.json());
    expect(link).toMatchObject({
      tipo: 'link',
      enlace: 'https://example.com/',
      usuario: { username: 'ana' },
    });
    expect((await pedir(apiRutas.item('link', 'no-hay'))).status).toBe(404);
    expect((await pedir(apiRutas.item('usuario', 'ana'))).status).toBe(400);
  });

  test('profile and its tabs; a link’s description cut at a word', async () => {
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
    const [seguro] = links?.items ?? [];
    expect(seguro).toHaveProperty('descripcion', expect.stringMatching(/^(La noche )+La( noche)?…$/));
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
    expect(destacados.cuentas).toEqual({ eventos: 8, promos: 3 });
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
      apiRutas.item('link', 'seguro'),
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
