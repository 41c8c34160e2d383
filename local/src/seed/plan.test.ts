import { CATEGORIAS } from 'domain/categoria';
import { diaDe, sumarDias, ventana } from 'domain/fecha';
import { CAMPO_LIKES, TIPOS, type Tipo } from 'domain/ids';
import { duenioDeRuta, rutaDeUrl } from 'domain/imagen';
import { beforeAll, describe, expect, it } from 'vitest';
import { PERSONAS } from './contenido/personas.ts';
import { type Plan, planear } from './plan.ts';
import { Referencia } from './referencia.ts';

const urlDe = (ruta: string, token: string) =>
  `http://127.0.0.1:9199/v0/b/demo-x.appspot.com/o/${encodeURIComponent(ruta)}?alt=media&token=${token}`;
const now = new Date('2026-11-25T15:00:00Z'); // a Wednesday
const hoy = diaDe(now);

describe('the plan of a full seed', () => {
  let plan: Plan;
  const de = (tipo: Tipo) => plan.items.filter((item) => item.tipo === tipo).map(({ datos }) => datos);
  const diasDeEventos = () =>
    de('evento').flatMap(({ fechaExacta }) => (fechaExacta instanceof Date ? [diaDe(fechaExacta)] : []));
  beforeAll(() => {
    plan = planear(now, urlDe, 'full');
  });

  it('has as much of everything as a lively city', () => {
    expect(plan.cuentas.filter(({ role }) => role === 'creador').length).toBeGreaterThanOrEqual(20);
    expect(plan.cuentas.filter(({ role }) => role === 'personal')).toHaveLength(10);
    expect(de('evento').length).toBeGreaterThanOrEqual(130);
    expect(de('curso').length).toBeGreaterThanOrEqual(40);
    expect(de('promo').length).toBeGreaterThanOrEqual(60);
    expect(de('link').length).toBeGreaterThanOrEqual(80);
    expect(plan.documentos.filter(({ ruta }) => ruta.startsWith('categoria/'))).toHaveLength(11);
  });

  it('covers every category, and has the items that are looked for by name', () => {
    const categorias = new Set(de('evento').map(({ categoria }) => categoria));
    expect([...categorias].sort()).toEqual([...CATEGORIAS].sort());
    expect(de('evento').map(({ titulo }) => titulo)).toContain('Milonga del Día');
    expect(de('evento').filter(({ categoria }) => categoria === 'Musica').length).toBeGreaterThan(10);
  });

  it.each([
    ['today', [hoy, hoy], 5],
    ['this weekend', ventana('finde', hoy), 15],
    ['next month', ['2026-12-01', '2026-12-31'], 15],
    ['the past', ['2026-01-01', sumarDias(hoy, -1)], 10],
  ] as const)('has events of %s', (_nombre, [desde, hasta], alMenos) => {
    expect(diasDeEventos().filter((dia) => dia >= desde && dia <= hasta).length).toBeGreaterThanOrEqual(
      alMenos,
    );
  });

  it('has weekly and undated events, and items without this or that', () => {
    const eventos = de('evento');
    expect(eventos.filter(({ fechaPeriodica }) => fechaPeriodica).length).toBeGreaterThan(15);
    expect(eventos.filter((e) => !e.fechaExacta && !e.fechaPeriodica).length).toBeGreaterThan(2);
    for (const campo of ['url_imagen', 'horaInicio', 'linkReserva', 'descripcionReserva', 'direccion']) {
      expect(
        eventos.some((datos) => !datos[campo]),
        campo,
      ).toBe(true);
    }
  });

  it('gives every document an address of its own', () => {
    const rutas = plan.documentos.map(({ ruta }) => ruta);
    expect(new Set(rutas).size).toBe(rutas.length);
    expect(new Set(plan.subidas.map(({ ruta }) => ruta)).size).toBe(plan.subidas.length);
  });

  it('uploads each picture it names, to a path of its owner, and no other', () => {
    const texto = JSON.stringify(plan.documentos);
    const nombradas = new Set([...texto.matchAll(/http:\/\/127[^"]+/g)].map(([url]) => rutaDeUrl(url)));
    expect(nombradas).toEqual(new Set(plan.subidas.map(({ ruta }) => ruta)));
    for (const { uid, datos } of plan.items.filter((item) => item.datos.url_imagen)) {
      expect(duenioDeRuta(rutaDeUrl(String(datos.url_imagen)) ?? '')).toBe(uid);
    }
  });

  it('draws each person with the face of the cast, or not at all', () => {
    const drawn = new Map(plan.subidas.map(({ ruta, motivo }) => [ruta, motivo]));
    for (const { username, cara } of PERSONAS) {
      const photo = plan.cuentas.find((cuenta) => cuenta.username === username)?.usuario.datos.photo_url;
      const motivo = drawn.get(rutaDeUrl(String(photo)) ?? '');
      expect(motivo ?? null, username).toEqual(cara && expect.objectContaining({ clase: 'rostro', cara }));
    }
  });

  it('keeps likes and their counts in step', () => {
    const porItem = new Map<string, number>();
    for (const { usuario } of plan.cuentas) {
      for (const tipo of TIPOS) {
        const likes = usuario.datos[CAMPO_LIKES[tipo]] as Referencia[];
        expect(new Set(likes.map(({ path }) => path)).size).toBe(likes.length);
        for (const { path } of likes) porItem.set(path, (porItem.get(path) ?? 0) + 1);
      }
    }
    for (const { tipo, id, datos } of plan.items) {
      expect(datos.cantLikes).toBe(porItem.get(new Referencia(tipo, id).path) ?? 0);
    }
    expect(porItem.size).toBeGreaterThan(50);
  });

  it('stamps nothing in the future', () => {
    for (const { datos } of plan.items) {
      expect((datos.createdAt as Date).getTime()).toBeLessThanOrEqual(now.getTime());
      expect((datos.updatedAt as Date).getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });
});

it('is the same for the same moment, and follows it', () => {
  const texto = (momento: Date) => JSON.stringify(planear(momento, urlDe, 'full'));
  expect(texto(now)).toBe(texto(new Date(now)));
  expect(texto(now)).not.toBe(texto(new Date('2026-11-26T15:00:00Z')));
});

it.each([
  '2026-11-29T23:59:00Z',
  '2026-11-30T02:59:00Z',
  '2026-12-31T12:00:00Z',
  '2027-01-31T12:00:00Z',
  '2028-02-29T12:00:00Z',
])('is valid on %s too', (momento) => {
  const { items } = planear(new Date(momento), urlDe, 'small');
  expect(items.length).toBeGreaterThan(30);
});
