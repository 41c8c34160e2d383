import { beforeEach, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import {
  type AgendaWrite,
  emptyAgenda,
  expectedAgenda,
  storedAgenda,
  trigger,
  writesOf,
} from '../../testing/agenda.ts';
import { publish } from '../../testing/data.ts';
import { project } from '../../testing/project.ts';
import { readsOf } from '../../testing/reads.ts';
import { unpaced } from './pace.ts';
import { repair } from './repair.ts';
import { work } from './worker.ts';

const deps = project('agenda-changes');
const { db } = deps;
beforeEach(() => emptyAgenda(db));

test('a moved item leaves its old part, even after several moves before the worker runs', async () => {
  await publish(deps, 'evento', 'ana', { uno: {}, otro: {} });
  await repair(deps);
  const untold: AgendaWrite[] = [];
  for (const localidad of ['rosario', 'quilmes', null, 'rosario'])
    untold.push(...(await writesOf(db, () => db.doc('evento/uno').update({ localidad }))));
  for (let write = untold.pop(); write; write = untold.pop()) {
    const told = write;
    untold.push(...(await writesOf(db, () => trigger(deps, told))));
  }
  await work(deps, undefined, unpaced);
  expect(await storedAgenda(deps)).toEqual(await expectedAgenda(deps));
  expect(Object.keys((await storedAgenda(deps)).salta?.entries ?? {})).toEqual(['evento/otro']);
});

test('a like, a word and a rename write one part each; changes that lists don’t show write none', async () => {
  await publish(
    deps,
    'evento',
    'ana',
    Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`e${i}`, {}])),
  );
  await repair(deps);
  const changes = async (change: () => Promise<unknown>) => {
    const untold = await writesOf(db, change);
    for (let write = untold.pop(); write; write = untold.pop()) {
      const told = write;
      untold.push(...(await writesOf(db, () => trigger(deps, told))));
    }
    return (await work(deps, undefined, unpaced)).parts;
  };
  expect(await changes(() => db.doc('evento/e1').update({ titulo: 'Otro' }))).toBe(1);
  expect(await changes(() => db.doc('evento/e1').update({ descripcion: 'Otra' }))).toBe(1);
  expect(await changes(() => refs.creador(db, 'ana').update({ descripcion: 'Otra' }))).toBe(1);
  expect(await changes(() => refs.creador(db, 'ana').update({ urlImagenes: [] }))).toBe(0);
  expect(await changes(() => db.doc('user/ana').update({ display_name: 'Ana' }))).toBe(1);
  expect(await changes(() => db.doc('user/ana').update({ phone_number: '1' }))).toBe(0);
  expect(await changes(() => db.doc('user/beto').update({ eventLikes: [db.doc('evento/e1')] }))).toBe(1);
  const idle = await readsOf(() => work(deps, undefined, unpaced));
  expect(idle.documents + idle.loose).toBe(2);
});
