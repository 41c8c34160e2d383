import { beforeEach, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { emptyAgenda, expectedAgenda, outdate, storedAgenda } from '../../testing/agenda.ts';
import { publish } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { repair } from './repair.ts';
import { readAgendaPart } from './stored.ts';
import { work } from './worker.ts';

const deps = project('agenda-repair');
const { db } = deps;
beforeEach(() => emptyAgenda(db));

test('repair: builds a missing agenda, and repairs a wrong one over several short runs', async () => {
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
  expect(await storedAgenda(deps)).toEqual(await expectedAgenda(deps));
  expect(Object.keys(await storedAgenda(deps)).sort()).toEqual(['rosario', 'salta', 'virtual']);

  // Lost events: a change, a removal, a rename. Broken parts: a wrong version, an unreadable one.
  await db.doc('evento/uno').update({ titulo: 'Otro' });
  await db.doc('evento/dos').delete();
  await db.doc('evento/tres').update({ descripcion: 'Pista de pinotea' });
  await db.doc('user/beto').update({ display_name: 'Beto' });
  await refs.creador(db, 'ana').update({ descripcion: 'Salón de baile' });
  expect(await repair(deps)).toMatchObject({ entries: 3, owners: 2 });
  expect(await storedAgenda(deps)).toEqual(await expectedAgenda(deps));
  await refs.part(db, 'salta', 0).update({ version: 'otra' });
  await refs.part(db, 'virtual', 0).update({ data: Buffer.from('nada') });
  await outdate(db, ['rosario']);
  await refs.texts(db, 'salta-0').update({ data: Buffer.from('nada') });
  await repair(deps);
  expect(await storedAgenda(deps)).toEqual(await expectedAgenda(deps));
  expect((await readAgendaPart(await refs.part(db, 'rosario', 0).get())).isForeign).toBe(false);
});

test('worker: compares everything from the beginning on request', async () => {
  await publish(deps, 'evento', 'ana', { uno: {} });
  await refs.pending(db, 'all').set({ requestedAt: NOW });
  await refs.pending(db, 'cualquier-cosa').set({ requestedAt: NOW });
  expect(await work(deps)).toMatchObject({ parts: 1 });
  expect(await storedAgenda(deps)).toEqual(await expectedAgenda(deps));
  expect((await db.collection('pending').get()).size).toBe(0);
});
