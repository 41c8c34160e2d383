import { cursoFormSchema } from '@vidriera/domain/curso/schema';
import { eventoFormSchema } from '@vidriera/domain/evento/schema';
import { messages } from '@vidriera/domain/messages/messages';
import { promoFormSchema } from '@vidriera/domain/promo/schema';
import { derivedItemId, itemIdPrefix } from '@vidriera/domain/values/item-id';
import { LIMITS } from '@vidriera/domain/values/limits';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ChangedFailure } from '../data/version.ts';
import { link, person, put, type TestPerson } from '../testing/person.ts';
import { copyItem } from './copy-item.ts';
import { changeItem, confirmItem, createItem, deleteItem, newId, updateItem } from './publish.ts';
import { listOwn, listUnchangedWeekly, type OwnPage, ownIds, readItem } from './read.ts';

let ana: TestPerson;
let beto: TestPerson;
let reader: TestPerson;
beforeAll(async () => {
  [ana, beto, reader] = await Promise.all([
    person('ana', 'creador'),
    person('beto', 'creador'),
    person('caro', 'personal'),
  ]);
});

describe('items under the rules', () => {
  it('stores each kind of form and reads it back', async () => {
    const evento = eventoFormSchema.parse({
      titulo: 'Milonga',
      descripcion: 'Bailamos',
      categoria: 'Musica',
      tipoFecha: 'periodica',
      fechaPeriodica: 'Todos los jueves',
      fechaExacta: '2026-12-01',
      horaInicio: '21:30',
      linkReserva: 'ejemplo.com/reserva',
    });
    const id = await createItem('evento', evento, ana);
    const read = await readItem('evento', id, ana);
    expect(read).toMatchObject({
      titulo: 'Milonga',
      fechaExacta: null,
      fechaPeriodica: 'Todos los jueves',
      horaInicio: new Date('1970-01-01T21:30:00Z'),
      horaFin: null,
      modalidad: 'Presencial',
      linkReserva: 'https://ejemplo.com/reserva',
      refUsuario: { id: ana.uid },
    });
    expect(read.createdAt).toEqual(read.updatedAt);
  });

  it("stores a course's categories as references with the first one's title, and a promo's day of publication", async () => {
    const curso = cursoFormSchema.parse({
      titulo: 'Cerámica',
      descripcion: 'Desde cero',
      categorias: ['educacion', 'otros'],
      cantHoras: '12',
    });
    const idCurso = await createItem('curso', curso, ana);
    expect(await readItem('curso', idCurso, ana)).toMatchObject({
      categorias: [{ path: 'categoria/educacion' }, { path: 'categoria/otros' }],
      tituloCategoria: 'Educacion',
      cantHoras: 12,
      licenciatura: 'Prof.',
    });
    const promo = promoFormSchema.parse({ titulo: '2x1', descripcion: 'En pizzas', cantCanjeos: '' });
    const idPromo = await createItem('promo', promo, ana);
    const read = await readItem('promo', idPromo, ana);
    expect(read.cantCanjeos).toBe(0);
    expect(read.fecha).toEqual(read.createdAt);
  });

  it('creates once when sent twice', async () => {
    const id = await newId(beto);
    await createItem('link', link('Uno'), { ...beto, id });
    await createItem('link', link('Uno'), { ...beto, id });
    const { items } = await listOwn('link', null, beto);
    expect(items.map(({ titulo }) => titulo)).toEqual(['Uno']);
  });

  it('leaves what is there as it is, if asked to', async () => {
    const id = await derivedItemId(ana.uid, 'https://ejemplo.com/');
    await createItem('link', link('De la lista'), { ...ana, id, keeps: true });
    const { version } = await readItem('link', id, ana);
    await updateItem('link', id, link('Cambiado'), { ...ana, version });
    await createItem('link', link('De la lista'), { ...ana, id, keeps: true });
    expect(await readItem('link', id, ana)).toMatchObject({ titulo: 'Cambiado' });
    expect((await ownIds('link', ana)).has(id)).toBe(true);
    expect((await ownIds('link', beto)).has(id)).toBe(false);
    await deleteItem('link', id, ana);
    expect((await ownIds('link', ana)).has(id)).toBe(false);
  });

  it('knows the ids of more than a page', async () => {
    const many = await person('muchos', 'creador');
    const ids = [];
    for (let i = 0; i < LIMITS.maxPage + 1; i++) ids.push(await createItem('link', link(`Link ${i}`), many));
    expect(await ownIds('link', many)).toEqual(new Set(ids));
  });

  it('creates under ids that begin with the owner’s hash, and reports a refused id', async () => {
    const [own, otherId] = [await newId(ana), await newId(beto)];
    expect(own).toMatch(new RegExp(`^${await itemIdPrefix(ana.uid)}[A-Za-z0-9]{12}$`));
    expect(await createItem('link', link('Propio'), { ...ana, id: own })).toBe(own);
    await createItem('link', link('De Beto'), { ...beto, id: otherId });
    for (const id of [otherId, 'Xk29dLmq0ZpT4vRw8sYb']) {
      const refused = createItem('link', link('Intruso'), { ...ana, id });
      await expect(refused).rejects.toMatchObject({ code: 'id-refused' });
    }
    await deleteItem('link', otherId, beto);
    const taken = createItem('link', link('Intruso'), { ...ana, id: otherId });
    await expect(taken).rejects.toMatchObject({ code: 'id-refused' });
    const { items } = await listOwn('link', null, ana);
    expect(items.map(({ titulo }) => titulo)).not.toContain('Intruso');
    await deleteItem('link', own, ana);
  });

  it('copies an own item hidden, without pictures, moments and changes of plan, and refuses those of others', async () => {
    const evento = eventoFormSchema.parse({
      titulo: 'Peña',
      descripcion: 'Con guitarras',
      categoria: 'Musica',
      tipoFecha: 'exacta',
      fechaExacta: '2026-12-01',
      aforo: '20',
      publicarHasta: '2026-12-02T10:00',
    });
    const id = await createItem('evento', evento, ana);
    const { version } = await readItem('evento', id, ana);
    await changeItem('evento', id, { estado: 'cancelado', aviso: 'Llueve' }, { ...ana, version });
    const copy = await copyItem('evento', id, ana);
    expect(await readItem('evento', copy, ana)).toMatchObject({
      titulo: 'Peña',
      descripcion: 'Con guitarras',
      aforo: 20,
      categoria: 'Musica',
      fechaExacta: new Date('2026-12-01T03:00:00Z'),
      estado: 'programado',
      aviso: '',
      url_imagen: null,
      url_imagenes: [],
      visibilidad: 'oculto',
      publicarHasta: null,
    });
    const curso = cursoFormSchema.parse({ titulo: 'Cerámica', descripcion: 'Sí', categorias: ['educacion'] });
    const ofCurso = await copyItem('curso', await createItem('curso', curso, ana), ana);
    expect((await readItem('curso', ofCurso, ana)).categorias).toMatchObject([
      { path: 'categoria/educacion' },
    ]);
    const promo = promoFormSchema.parse({ titulo: '2x1', descripcion: 'En pizzas', cantCanjeos: '9' });
    const ofPromo = await copyItem('promo', await createItem('promo', promo, ana), ana);
    expect(await readItem('promo', ofPromo, ana)).toMatchObject({ cantCanjeos: 9, visibilidad: 'oculto' });
    await expect(copyItem('evento', id, beto)).rejects.toMatchObject({ code: 'missing' });
  });

  it('hides and shows an own item, over what was read', async () => {
    const id = await createItem('link', link(), ana);
    const { version } = await readItem('link', id, ana);
    await changeItem('link', id, { visibilidad: 'oculto' }, { ...ana, version });
    expect((await readItem('link', id, ana)).visibilidad).toBe('oculto');
    const stale = changeItem('link', id, { visibilidad: 'publico' }, { ...ana, version });
    await expect(stale).rejects.toMatchObject({ code: 'changed' });
  });

  it('updates and deletes an own item, and refuses those of others', async () => {
    const id = await createItem('link', link(), ana);
    const { version } = await readItem('link', id, ana);
    await updateItem('link', id, link('Otra carta'), { ...ana, version });
    expect(await readItem('link', id, ana)).toMatchObject({ titulo: 'Otra carta' });
    const foreign = updateItem('link', id, link(), { ...beto, version });
    await expect(foreign).rejects.toMatchObject({ code: 'missing' });
    await expect(readItem('link', id, beto)).rejects.toMatchObject({
      code: 'not-yours',
      message: 'Esta publicación no es tuya.',
    });
    await expect(deleteItem('link', id, beto)).rejects.toMatchObject({
      message: 'No se pudo eliminar. Intentá de nuevo.',
    });
    await deleteItem('link', id, ana);
    await expect(readItem('link', id, ana)).rejects.toMatchObject({ code: 'not-yours' });
    const lost = updateItem('link', id, link(), { ...ana, version });
    await expect(lost).rejects.toMatchObject({ code: 'missing', message: messages.post.alreadyGone });
  });

  it('reports a conflict to the second editor, who may overwrite', async () => {
    const id = await createItem('link', link('Uno'), ana);
    const { version } = await readItem('link', id, ana);
    await updateItem('link', id, link('De la primera'), { ...ana, version });
    const second = await updateItem('link', id, link('De la segunda'), { ...ana, version }).catch(
      (error: unknown) => error,
    );
    expect(second).toBeInstanceOf(ChangedFailure);
    const saved = await readItem('link', id, ana);
    expect(saved.titulo).toBe('De la primera');
    expect((second as ChangedFailure).version).toBe(saved.version);
    await updateItem('link', id, link('De la segunda'), { ...ana, version: saved.version });
    expect((await readItem('link', id, ana)).titulo).toBe('De la segunda');
  });

  it('lets one of many concurrent writers through', async () => {
    const id = await createItem('link', link('Cero'), ana);
    const { version } = await readItem('link', id, ana);
    const attempts = await Promise.allSettled(
      [1, 2, 3, 4].map((n) => updateItem('link', id, link(`Título ${n}`), { ...ana, version })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const failures = attempts.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(failures).toEqual(['changed', 'changed', 'changed']);
  });

  it('counts an earlier attempt with a lost answer as saved', async () => {
    const curso = cursoFormSchema.parse({
      titulo: 'Telar',
      descripcion: 'Desde cero',
      categorias: ['educacion'],
      fechaDesde: '2026-12-01',
      horaInicio: '18:00',
    });
    const id = await createItem('curso', { ...curso, titulo: 'Otro' }, ana);
    const { version } = await readItem('curso', id, ana);
    await updateItem('curso', id, curso, { ...ana, version });
    const written = await readItem('curso', id, ana);
    await updateItem('curso', id, curso, { ...ana, version });
    expect((await readItem('curso', id, ana)).version).toBe(written.version);
  });

  it('lets only creators create', async () => {
    await expect(createItem('link', link(), reader)).rejects.toMatchObject({ code: 'no-permission' });
  });

  it('pages own items newest first, each once', async () => {
    const fabio = await person('fabio', 'creador');
    for (const n of [1, 2, 3, 4, 5]) await createItem('link', link(`Link ${n}`), fabio);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: OwnPage<'link'> = await listOwn('link', cursor, { ...fabio, limit: 2 });
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ titulo }) => titulo));
      cursor = page.cursor;
    } while (cursor);
    expect(seen).toEqual(['Link 5', 'Link 4', 'Link 3', 'Link 2', 'Link 1']);
  });
});

it('skips an unreadable item and logs its path', async () => {
  const ines = await person('ines', 'creador');
  for (const n of [1, 2]) await createItem('link', link(`Link ${n}`), ines);
  const createdAt = { timestampValue: new Date().toISOString() };
  await put('link/ilegible', { uid: { stringValue: ines.uid }, createdAt });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { items } = await listOwn('link', null, ines);
  expect(items.map(({ titulo }) => titulo)).toEqual(['Link 2', 'Link 1']);
  expect(warn.mock.calls.map(([text]) => text)).toEqual(['Unreadable, skipped: link/ilegible']);
  warn.mockRestore();
});

describe('the count of items under the rules', () => {
  it('counts creations and deletions, also concurrent ones', async () => {
    const gala = await person('gala', 'creador');
    const count = async () => {
      const { db, doc, getDoc, uid } = await gala.connection();
      return (await getDoc(doc(db, 'user', uid, 'counter', 'link'))).data();
    };
    const [first = ''] = await Promise.all([1, 2, 3].map((n) => createItem('link', link(`${n}`), gala)));
    expect(await count()).toMatchObject({ count: 3 });
    await deleteItem('link', first, gala);
    expect(await count()).toEqual({ count: 2, lastId: first });
  });

  it('refuses more than the maximum, also of two at once', async () => {
    const hugo = await person('hugo', 'creador');
    const almost = { count: { integerValue: LIMITS.itemsPerTipo - 1 }, lastId: { stringValue: 'x' } };
    await put(`user/${hugo.uid}/counter/link`, almost);
    const attempts = await Promise.allSettled([1, 2].map((n) => createItem('link', link(`${n}`), hugo)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(createItem('link', link('de más'), hugo)).rejects.toMatchObject({
      code: 'full',
      message: messages.post.full('link', LIMITS.itemsPerTipo),
    });
    const { items } = await listOwn('link', null, hugo);
    expect(items).toHaveLength(1);
    await deleteItem('link', items[0]?.id ?? '', hugo);
    await createItem('link', link('de vuelta'), hugo);
  });
});

describe('repeating events that nobody changed for long', () => {
  const DAY = 86_400_000;
  const weekly = (titulo: string, more: object = {}) =>
    eventoFormSchema.parse({
      titulo,
      descripcion: 'Bailamos',
      categoria: 'Musica',
      tipoFecha: 'periodica',
      fechaPeriodica: 'Todos los jueves',
      ...more,
    });

  it('are listed for their creator unless they ended or are hidden; confirming one counts as a change', async () => {
    const dina = await person('dina', 'creador');
    const first = await createItem('evento', weekly('Milonga'), dina);
    await createItem('evento', weekly('Yoga'), dina);
    const rule = { regla: 'FREQ=MONTHLY;BYDAY=1FR', fechaDesde: '2026-12-04' };
    await createItem('evento', weekly('Primer viernes', rule), dina);
    for (const shown of [
      { visibilidad: 'oculto' },
      { publicarDesde: '2199-01-01T00:00' },
      { publicarHasta: '2020-01-01T00:00' },
    ])
      await createItem('evento', weekly('Oculta', shown), dina);
    await createItem('evento', weekly('Con enlace', { visibilidad: 'enlace' }), dina);
    await createItem('evento', weekly('Verano', { fechaHasta: '2020-03-01' }), dina);
    await createItem('evento', { ...weekly('Una vez'), fechaPeriodica: null }, dina);
    await createItem('evento', weekly('De otra'), ana);
    const course = (titulo: string, change: object) =>
      cursoFormSchema.parse({
        titulo,
        descripcion: 'x',
        regla: 'FREQ=WEEKLY;BYDAY=MO,TH',
        fechaDesde: '2026-01-05',
        ...change,
      });
    await createItem('curso', course('Cerámica', {}), dina);
    await createItem('curso', course('Con fin', { fechaHasta: '2198-01-01' }), dina);
    const { updatedAt } = await readItem('evento', first, dina);
    const inDays = (days: number) => new Date((updatedAt?.getTime() ?? 0) + days * DAY);
    const titles = async (now: Date) => (await listUnchangedWeekly(now, dina)).map(({ titulo }) => titulo);
    expect(await titles(inDays(90))).toEqual([]);
    expect(await titles(inDays(91))).toEqual(['Milonga', 'Yoga', 'Primer viernes', 'Con enlace', 'Cerámica']);
    const { version } = await readItem('evento', first, dina);
    await confirmItem('evento', first, { ...dina, version });
    expect(await titles(inDays(91))).toEqual(['Yoga', 'Primer viernes', 'Con enlace', 'Cerámica', 'Milonga']);
    const confirmed = await readItem('evento', first, dina);
    expect(confirmed).toMatchObject({ titulo: 'Milonga', fechaPeriodica: 'Todos los jueves' });
    expect(confirmed.updatedAt?.getTime()).toBeGreaterThan(updatedAt?.getTime() ?? 0);
    await expect(confirmItem('evento', first, { ...ana, version })).rejects.toMatchObject({
      code: 'missing',
    });
  });
});
