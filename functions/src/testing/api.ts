import { apiPaths } from '@vidriera/domain/api/api';
import { type Page, pageSchema } from '@vidriera/domain/api/schema';
import { midnight } from '@vidriera/domain/values/fecha';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Deps } from '../base/firestore/admin.ts';
import { repair } from '../items/agenda/repair.ts';
import { createApi } from '../site/api/app.ts';
import { creador, publish, SECRET, urlOf } from './data.ts';
import { serve } from './http.ts';
import { project } from './project.ts';

export const dia = (text: string) => midnight(text) as Date;
export const ids = ({ items }: Page) => items.map(({ id }) => id);

/** Creates items of three creators and a former one, around `NOW`. */
async function seed(deps: Deps): Promise<void> {
  const { db } = deps;
  for (const uid of ['ana', 'beto', 'caro']) await creador(db, uid);
  await creador(db, 'oculta', { role: 'personal' });
  await publish(deps, 'evento', 'ana', {
    hoy: { titulo: 'Peña de hoy', fechaExacta: dia('2026-11-25'), categoria: 'Fiestas' },
    lunes: {
      titulo: 'Milonga del Día',
      fechaPeriodica: 'Todos los lunes',
      url_imagen: null,
      url_imagenes: [urlOf('posts/evento/gallery/ana/2_b.jpg')],
    },
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
  await publish(deps, 'evento', 'oculta', {
    escondido: { titulo: 'Milonga escondida', fechaExacta: dia('2026-11-26') },
  });
  await publish(deps, 'curso', 'beto', {
    encurso: { fechaDesde: dia('2026-11-01'), fechaHasta: dia('2026-12-15') },
    manana: { fechaDesde: dia('2026-11-26'), fechaHasta: dia('2027-02-01'), tituloCategoria: 'Teatro' },
    enero: { fechaDesde: dia('2027-01-10') },
    pasado: { fechaDesde: dia('2026-01-10'), fechaHasta: dia('2026-02-10') },
  });
  await publish(deps, 'promo', 'caro', {
    vigente: {
      titulo: 'Dos por uno en música',
      fechaDesde: dia('2026-11-01'),
      fechaHasta: dia('2026-12-01'),
    },
    siempre: { titulo: 'Siempre', fechaDesde: dia('2026-01-01') },
    futura: { titulo: 'Futura', fechaDesde: dia('2026-12-10'), fechaHasta: dia('2026-12-31') },
    vencida: { titulo: 'Vencida', fechaDesde: dia('2026-10-01'), fechaHasta: dia('2026-10-31') },
  });
  await publish(deps, 'link', 'ana', {
    seguro: { titulo: 'Mi sitio', descripcion: 'La noche '.repeat(60), createdAt: dia('2026-11-02') },
    peligroso: { titulo: 'No', enlace: 'javascript:alert(1)', createdAt: dia('2026-11-01') },
  });
  await db.doc('categoria/musica').set({ titulo: 'Musica', icono: 'music', note: SECRET });
}

/** Serves the API over a seeded and repaired project while a file's tests run. */
export function testApi(name: string) {
  const deps = project(name);
  let served: Awaited<ReturnType<typeof serve>> | undefined;
  beforeAll(async () => {
    await seed(deps);
    await repair(deps);
    const about = { version: 'prueba', origin: 'https://vidriera.test', lookEvery: 0 };
    served = await serve(createApi({ ...deps, ...about }));
  });
  afterAll(() => served?.close());

  const request = (path: string, init?: RequestInit) => fetch(`${served?.origin}${path}`, init);
  const page = async (query: Record<string, string>): Promise<Page> => {
    const response = await request(`${apiPaths.explore}?${new URLSearchParams(query)}`);
    expect(response.status, await response.clone().text()).toBe(200);
    return pageSchema.parse(await response.json());
  };
  async function all(query: Record<string, string>): Promise<{ ids: string[]; pages: number }> {
    const seen: string[] = [];
    let cursor: string | null = '';
    let pages = 0;
    while (cursor !== null) {
      const item = await page(cursor ? { ...query, cursor } : query);
      seen.push(...ids(item));
      cursor = item.cursor;
      pages++;
    }
    return { ids: seen, pages };
  }
  return { deps, db: deps.db, request, page, all };
}
