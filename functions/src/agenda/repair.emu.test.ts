import { beforeEach, expect, test } from 'vitest';
import { refs } from '../shared/refs.ts';
import { emptyAgenda, kept, outdate, plain } from '../testing/agenda.ts';
import { publish } from '../testing/data.ts';
import { NOW, project } from '../testing/project.ts';
import { repair } from './repair.ts';
import { readPart } from './stored.ts';
import { work } from './work.ts';

const deps = project('agenda-repair');
const { db } = deps;
beforeEach(() => emptyAgenda(db));

test('the nightly run builds a missing agenda, and repairs a wrong one, in turns if time is short', async () => {
  await publish(deps, 'evento', 'ana', {
    uno: {},
    dos: { localidad: 'rosario' },
    tres: { modalidad: 'Virtual' },
  });
  await publish(deps, 'promo', 'beto', { cuatro: {} });
  expect((await db.collection('agenda').get()).size).toBe(0);
  const short = async () => {
    let left = 10;
    return repair(deps, () => left-- > 0);
  };
  let turns = 1;
  while (!(await short()).through) turns++;
  expect(turns).toBeGreaterThan(3);
  expect(await kept(deps)).toEqual(await plain(deps));
  expect(Object.keys(await kept(deps)).sort()).toEqual(['rosario', 'salta', 'virtual']);

  // Nobody tells of these: a change, a removal, a rename; a part that says another version, and one that nobody can read.
  await db.doc('evento/uno').update({ titulo: 'Otro' });
  await db.doc('evento/dos').delete();
  await db.doc('evento/tres').update({ descripcion: 'Pista de pinotea' });
  await db.doc('user/beto').update({ display_name: 'Beto' });
  await refs.creador(db, 'ana').update({ descripcion: 'Salón de baile' });
  expect(await repair(deps)).toMatchObject({ entries: 3, owners: 2 });
  expect(await kept(deps)).toEqual(await plain(deps));
  await refs.part(db, 'salta', 0).update({ version: 'otra' });
  await refs.part(db, 'virtual', 0).update({ data: Buffer.from('nada') });
  await outdate(db, ['rosario']);
  await refs.texts(db, 'salta-0').update({ data: Buffer.from('nada') });
  await repair(deps);
  expect(await kept(deps)).toEqual(await plain(deps));
  expect((await readPart(await refs.part(db, 'rosario', 0).get())).isForeign).toBe(false);
});

test('asked for everything, the worker compares it from the beginning', async () => {
  await publish(deps, 'evento', 'ana', { uno: {} });
  await refs.pending(db, 'all').set({ requestedAt: NOW });
  await refs.pending(db, 'cualquier-cosa').set({ requestedAt: NOW });
  expect(await work(deps)).toMatchObject({ parts: 1 });
  expect(await kept(deps)).toEqual(await plain(deps));
  expect((await db.collection('pending').get()).size).toBe(0);
});
