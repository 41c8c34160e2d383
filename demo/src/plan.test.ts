import { CATEGORIAS } from '@vidriera/domain/categoria/categoria';
import { ownerOfPath, pathOfUrl } from '@vidriera/domain/image/image';
import { type Light, litUntil } from '@vidriera/domain/item/light';
import { addDays, diaOf, range } from '@vidriera/domain/values/fecha';
import { LIKES_FIELD, TIPOS, type Tipo } from '@vidriera/domain/values/ids';
import { itemIdPrefix } from '@vidriera/domain/values/item-id';
import { beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE } from './content/people.ts';
import { type DemoPlan, plan } from './plan.ts';
import { Reference } from './reference.ts';

/** Beginnings and ends by item. */
const spansOf = (lights: unknown): Light[] =>
  Object.values(lights as Record<string, Date[]>).flatMap((moments) =>
    moments.flatMap((begins, i): Light[] => (i % 2 === 0 ? [[begins, moments[i + 1] as Date]] : [])),
  );
const urlOf = (path: string, token: string) =>
  `http://127.0.0.1:9199/v0/b/demo-x.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
const now = new Date('2026-11-25T15:00:00Z'); // a Wednesday
const today = diaOf(now);

describe('the plan of a full seed', () => {
  let planned: DemoPlan;
  const of = (tipo: Tipo) => planned.items.filter((item) => item.tipo === tipo).map(({ data }) => data);
  const eventoDays = () =>
    of('evento').flatMap(({ fechaExacta }) => (fechaExacta instanceof Date ? [diaOf(fechaExacta)] : []));
  beforeAll(async () => {
    planned = await plan(now, urlOf, 'full');
  });

  it('gives its items ids that the rules would accept', async () => {
    for (const { id, uid } of planned.items)
      expect(id).toMatch(new RegExp(`^${await itemIdPrefix(uid)}[A-Za-z0-9]{12}$`));
    expect(new Set(planned.items.map(({ id }) => id)).size).toBe(planned.items.length);
  });

  it('has as much of everything as a lively city', () => {
    expect(planned.accounts.filter(({ role }) => role === 'creador').length).toBeGreaterThanOrEqual(20);
    expect(planned.accounts.filter(({ role }) => role === 'personal')).toHaveLength(10);
    expect(of('evento').length).toBeGreaterThanOrEqual(130);
    expect(of('curso').length).toBeGreaterThanOrEqual(40);
    expect(of('promo').length).toBeGreaterThanOrEqual(60);
    expect(of('link').length).toBeGreaterThanOrEqual(80);
    expect(planned.documents.filter(({ path }) => path.startsWith('categoria/'))).toHaveLength(11);
  });

  it('reserves a username and its look-alike for each account', () => {
    const reserved = (collection: string) =>
      planned.documents.filter(({ path }) => path.startsWith(`${collection}/`));
    expect(new Set(reserved('username').map(({ path }) => path)).size).toBe(planned.accounts.length);
    const alikes = reserved('usernameAlike');
    expect(new Set(alikes.map(({ path }) => path)).size, 'no key is reserved twice').toBe(alikes.length);
    expect(new Set(alikes.map(({ data }) => data.username)).size).toBe(planned.accounts.length);
  });

  it('has complete WhatsApp numbers', () => {
    const numbers = planned.accounts.flatMap(({ usuario }) => usuario.data.link_Wssp ?? []);
    expect(numbers.length).toBeGreaterThan(10);
    for (const number of numbers) expect(number).toMatch(/^https:\/\/wa\.me\/549(?:11|[23]\d)\d{8}$/);
  });

  it('covers every category, and has the items that tests look for by name', () => {
    const categorias = new Set(of('evento').map(({ categoria }) => categoria));
    expect([...categorias].sort()).toEqual([...CATEGORIAS].sort());
    expect(of('evento').map(({ titulo }) => titulo)).toContain('Milonga del Día');
    expect(of('evento').filter(({ categoria }) => categoria === 'Musica').length).toBeGreaterThan(10);
  });

  it.each([
    ['today', [today, today], 5],
    ['this weekend', range('finde', today), 15],
    ['next month', ['2026-12-01', '2026-12-31'], 15],
    ['the past', ['2026-01-01', addDays(today, -1)], 10],
  ] as const)('has events of %s', (_nombre, [from, to], atLeast) => {
    expect(eventoDays().filter((dia) => dia >= from && dia <= to).length).toBeGreaterThanOrEqual(atLeast);
  });

  it('has weekly and undated events, and items with optional fields missing', () => {
    const eventos = of('evento');
    expect(eventos.filter(({ fechaPeriodica }) => fechaPeriodica).length).toBeGreaterThan(15);
    expect(eventos.filter((e) => !e.fechaExacta && !e.fechaPeriodica).length).toBeGreaterThan(2);
    for (const field of ['url_imagen', 'horaInicio', 'linkReserva', 'descripcionReserva', 'direccion']) {
      expect(
        eventos.some((data) => !data[field]),
        field,
      ).toBe(true);
    }
  });

  it('gives every document its own path', () => {
    const paths = planned.documents.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(planned.uploads.map(({ path }) => path)).size).toBe(planned.uploads.length);
  });

  it('uploads exactly the pictures it names, each to a path of its owner', () => {
    const text = JSON.stringify(planned.documents);
    const named = new Set([...text.matchAll(/http:\/\/127[^"]+/g)].map(([url]) => pathOfUrl(url)));
    expect(named).toEqual(new Set(planned.uploads.map(({ path }) => path)));
    for (const { uid, data } of planned.items.filter((item) => item.data.url_imagen)) {
      expect(ownerOfPath(pathOfUrl(String(data.url_imagen)) ?? '')).toBe(uid);
    }
  });

  it('gives each person their own picture, or none', () => {
    const uploaded = new Map(planned.uploads.map(({ path, picture }) => [path, picture]));
    for (const { username, photo } of PEOPLE) {
      const url = planned.accounts.find((account) => account.username === username)?.usuario.data.photo_url;
      const picture = uploaded.get(pathOfUrl(String(url)) ?? '');
      expect(picture, username).toBe(photo ? `people/${username}` : undefined);
    }
  });

  it('keeps likes and their counts equal', () => {
    const byItem = new Map<string, number>();
    for (const { usuario } of planned.accounts) {
      for (const tipo of TIPOS) {
        const likes = usuario.data[LIKES_FIELD[tipo]] as Reference[];
        expect(new Set(likes.map(({ path }) => path)).size).toBe(likes.length);
        for (const { path } of likes) byItem.set(path, (byItem.get(path) ?? 0) + 1);
      }
    }
    for (const { tipo, id, data } of planned.items) {
      expect(data.cantLikes).toBe(byItem.get(new Reference(tipo, id).path) ?? 0);
    }
    expect(byItem.size).toBeGreaterThan(50);
  });

  it('has no timestamp in the future', () => {
    for (const { data } of planned.items) {
      expect((data.createdAt as Date).getTime()).toBeLessThanOrEqual(now.getTime());
      expect((data.updatedAt as Date).getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });
});

it('is the same for the same moment, and moves with it', async () => {
  const moments = [now, new Date(now), new Date('2026-11-26T15:00:00Z')];
  const [first, same, later] = await Promise.all(
    moments.map(async (moment) => JSON.stringify(await plan(moment, urlOf, 'full'))),
  );
  expect(same).toBe(first);
  expect(later).not.toBe(first);
});

it.each([
  '2026-11-29T23:59:00Z',
  '2026-11-30T02:59:00Z',
  '2026-12-31T12:00:00Z',
  '2027-01-31T12:00:00Z',
  '2028-02-29T12:00:00Z',
])('is valid on %s too: one creator’s window is dark, with something to come', async (moment) => {
  const at = new Date(moment);
  const { items, accounts } = await plan(at, urlOf, 'full');
  expect(items.length).toBeGreaterThan(30);
  const creadores = accounts.filter(({ role }) => role === 'creador');
  const dark = creadores
    .map(({ username, usuario }) => ({ username, lights: spansOf(usuario.data.lights) }))
    .filter(({ lights }) => !litUntil(lights, at));
  expect(dark.map(({ username }) => username)).toEqual(['olasur.surf']);
  expect(dark.flatMap(({ lights }) => lights.filter(([begins]) => begins > at)).length).toBeGreaterThan(3);
});
