import { beforeEach, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { creador, publish } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { readsOf } from '../../testing/reads.ts';
import { unpaced } from './pace.ts';
import { agendaReader, type FoundParts, NotBuilt } from './read.ts';
import { repair } from './repair.ts';
import { updater } from './update.ts';
import { work } from './worker.ts';

let clock = NOW;
const deps = project('agenda-read', () => clock);
const { db } = deps;
const update = updater(deps, { pace: unpaced, left: () => true });

beforeEach(async () => {
  clock = NOW;
  for (const name of ['evento', 'user', 'username', 'agenda', 'agendaTexts', 'pending', 'internal'])
    await db.recursiveDelete(db.collection(name));
  await creador(db, 'ana', { localidad: 'salta' });
  await publish(deps, 'evento', 'ana', { uno: {}, dos: { localidad: 'rosario' } });
  await repair(deps);
});

const titles = ({ parts }: FoundParts) =>
  parts.flatMap(({ part }) => part.entries.map(({ titulo }) => titulo));
const rename = async (titulo: string) => {
  await db.doc('evento/uno').update({ titulo });
  await update([{ items: [{ tipo: 'evento', id: 'uno', zonas: ['salta'] }] }]);
};
const later = () => {
  clock = new Date(clock.getTime() + 10_000);
};

test('checks versions once in ten seconds, and reads only changed parts', async () => {
  const agenda = agendaReader(deps);
  const readsFor = async (...zonas: string[]) => (await readsOf(() => agenda(zonas))).loose;
  expect(await readsFor('salta')).toBe(2);
  expect(await readsFor('salta')).toBe(0);
  expect(await readsFor('salta', 'rosario')).toBe(1);
  later();
  expect(await readsFor('salta', 'rosario')).toBe(1);
  await rename('Otro');
  expect(titles(await agenda(['salta']))).toEqual(['Un evento']);
  later();
  expect(await readsFor('salta', 'rosario')).toBe(2);
  expect(titles(await agenda(['salta']))).toEqual(['Otro']);
});

test('simultaneous requests share one read', async () => {
  const agenda = agendaReader(deps);
  const reads = await readsOf(() =>
    Promise.all(Array.from({ length: 50 }, () => agenda(['salta', 'rosario']))),
  );
  expect(reads.loose).toBe(3);
});

test('a part written after its version was read causes another check', async () => {
  const agenda = agendaReader(deps);
  await agenda(['rosario']);
  await rename('Nuevo');
  expect(titles(await agenda(['salta']))).toEqual(['Nuevo']);
});

test('parts beyond the memory are read each time, and nothing is missing', async () => {
  const agenda = agendaReader({ ...deps, most: 700 });
  for (let i = 0; i < 3; i++) expect(titles(await agenda(['salta', 'rosario']))).toHaveLength(2);
});

test('the first request builds a missing agenda', async () => {
  await refs.agenda(db).delete();
  const agenda = agendaReader(deps);
  await expect(agenda(['salta'])).rejects.toThrow(NotBuilt);
  await work(deps, undefined, unpaced);
  expect(titles(await agenda(['salta', 'rosario']))).toHaveLength(2);
});
