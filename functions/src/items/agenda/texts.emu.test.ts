import { TIPOS_AGENDA, type TipoAgenda } from '@vidriera/domain/values/ids';
import { beforeEach, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { trigger, writesOf } from '../../testing/agenda.ts';
import { creador, publish, SECRET } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { readsOf } from '../../testing/reads.ts';
import { createLists } from '../lists/lists.ts';
import { unpaced } from './pace.ts';
import { agendaReader } from './read.ts';
import { repair } from './repair.ts';
import { readTexts, textsReader } from './texts.ts';
import { work } from './worker.ts';

const deps = project('agenda-texts', () => NOW);
const { db } = deps;
const lists = () => createLists(agendaReader({ ...deps, lookEvery: 0 }), textsReader(db));

beforeEach(async () => {
  for (const name of [...TIPOS_AGENDA, 'user', 'username', 'agenda', 'agendaTexts', 'pending', 'internal'])
    await db.recursiveDelete(db.collection(name));
  await creador(db, 'ana', { localidad: 'rosario' });
  await publish(deps, 'evento', 'ana', {
    baile: { titulo: 'Baile', descripcion: 'Con abrazo y pinotea' },
    otro: { titulo: 'Lectura', descripcion: 'Cuentos del litoral' },
  });
  await publish(deps, 'curso', 'ana', {
    curso: { titulo: 'Tango', descripcion: 'Caminata', referenciaProfe: `${SECRET} referido` },
  });
  await repair(deps);
});

const found = async (q: string, kinds: readonly TipoAgenda[] = ['evento']) => {
  const all = await Promise.all(
    kinds.map((tipo) => lists().found({ q, literal: true }, tipo, {}, '2026-11-23T18:00')),
  );
  return all.flatMap(({ list }) => list.map(({ id }) => id)).sort();
};
/** Runs `act`, the triggers of its writes, and the worker. */
async function settled(act: () => Promise<unknown>): Promise<void> {
  let writes = await writesOf(db, act);
  while (writes.length > 0) {
    const some = writes;
    writes = await writesOf(db, async () => {
      for (const one of some) await trigger(deps, one);
    });
  }
  await work(deps, undefined, unpaced);
}

test('texts: a word of a description finds its item, until it is changed, hidden or deleted', async () => {
  expect(await found('abrazo')).toEqual(['baile']);
  await settled(() => db.doc('evento/baile').update({ descripcion: 'Con milongas' }));
  expect(await found('abrazo')).toEqual([]);
  expect(await found('milonga')).toEqual(['baile']);
  await settled(() => refs.user(db, 'ana').update({ role: 'personal' }));
  expect(await found('milonga')).toEqual([]);
  await settled(() => refs.user(db, 'ana').update({ role: 'creador' }));
  expect(await found('milonga')).toEqual(['baile']);
  await settled(() => db.doc('evento/baile').delete());
  expect(await found('milonga')).toEqual([]);
  expect(await found('litoral')).toEqual(['otro']);
});

test('texts: a word of a creator’s text finds their items, until it is changed', async () => {
  await settled(() => refs.creador(db, 'ana').update({ descripcion: 'Salón con barra' }));
  expect(await found('salon')).toEqual(['baile', 'otro']);
  await settled(() => refs.creador(db, 'ana').update({ descripcion: 'Patio' }));
  expect(await found('salon')).toEqual([]);
  expect(await found('patio')).toEqual(['baile', 'otro']);
  await settled(() => refs.user(db, 'ana').update({ display_name: 'Casa nueva' }));
  expect(await found('patio nueva')).toEqual(['baile', 'otro']);
});

test('texts: private fields are not searched', async () => {
  for (const q of [SECRET, 'referido', 'example.com', 'gmail'])
    expect(await found(q, TIPOS_AGENDA), q).toEqual([]);
  const { docs } = await db.collection('agendaTexts').get();
  expect(docs.length).toBeGreaterThan(0);
  const stored = JSON.stringify(await Promise.all(docs.map(readTexts)));
  expect(stored).toContain('pinotea');
  expect(stored).not.toMatch(/secreto|referid/i);
});

test('texts: are read only for searches, once per version', async () => {
  const one = lists();
  const readsFor = async (q?: string) => {
    const now = '2026-11-23T18:00';
    const reading = () =>
      q
        ? one.found({ q, en: 'rosario' }, 'evento', {}, now)
        : one.ordered({ en: 'rosario' }, 'evento', {}, now);
    return (await readsOf(reading)).loose;
  };
  expect(await readsFor()).toBe(2);
  expect(await readsFor('abrazo')).toBe(2);
  expect(await readsFor('abrazo')).toBe(1);
  await settled(() => db.doc('evento/otro').update({ cantLikes: 3 }));
  expect(await readsFor('abrazo'), 'the part, and not its texts').toBe(2);
  await settled(() => db.doc('evento/otro').update({ descripcion: 'Poemas' }));
  expect(await readsFor('poemas'), 'the part and its texts').toBe(3);
});
