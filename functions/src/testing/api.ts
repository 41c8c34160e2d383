import { apiRutas, type Pagina } from 'domain/api';
import { paginaSchema } from 'domain/api-schema';
import { medianoche } from 'domain/fecha';
import { afterAll, beforeAll, expect } from 'vitest';
import { createApi } from '../api/app.ts';
import type { Deps } from '../shared/admin.ts';
import { creador, publicar, SECRETO } from './data.ts';
import { servir } from './http.ts';
import { proyecto } from './project.ts';

export const dia = (texto: string) => medianoche(texto) as Date;
export const ids = ({ items }: Pagina) => items.map(({ id }) => id);

/** A little of everything, of three creators and one who left the role; dates around `AHORA`. */
async function sembrar(deps: Deps): Promise<void> {
  const { db } = deps;
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
    seguro: { titulo: 'Mi sitio', descripcion: 'La noche '.repeat(60), createdAt: dia('2026-11-02') },
    peligroso: { titulo: 'No', enlace: 'javascript:alert(1)', createdAt: dia('2026-11-01') },
  });
  await db.doc('categoria/musica').set({ titulo: 'Musica', icono: 'music', nota: SECRETO });
}

/** The API over a seeded project of its own while a file's tests run, and ways to ask it. */
export function apiDePrueba(nombre: string) {
  const deps = proyecto(nombre);
  let servida: Awaited<ReturnType<typeof servir>> | undefined;
  beforeAll(async () => {
    await sembrar(deps);
    servida = await servir(createApi({ ...deps, version: 'prueba', origin: 'https://vidriera.test' }));
  });
  afterAll(() => servida?.cerrar());

  const pedir = (ruta: string, init?: RequestInit) => fetch(`${servida?.origin}${ruta}`, init);
  const pagina = async (consulta: Record<string, string>): Promise<Pagina> => {
    const respuesta = await pedir(`${apiRutas.explore}?${new URLSearchParams(consulta)}`);
    expect(respuesta.status, await respuesta.clone().text()).toBe(200);
    return paginaSchema.parse(await respuesta.json());
  };
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
  return { deps, db: deps.db, pedir, pagina, todas };
}
