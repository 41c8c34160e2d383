import { randomBytes } from 'node:crypto';
import { PART_TEXT_BYTES } from '@vidriera/domain/agenda/text-budget';
import { beforeEach, expect, test } from 'vitest';
import { emptyAgenda, repairedLists } from '../../testing/agenda.ts';
import { publish } from '../../testing/data.ts';
import { project } from '../../testing/project.ts';
import { agendaReader } from './read.ts';
import { repair } from './repair.ts';
import { readPartVersions } from './stored.ts';
import { textsReader } from './texts.ts';

const deps = project('agenda-budget-load');
const { db } = deps;
beforeEach(() => emptyAgenda(db));

const word = (length: number) => randomBytes(length).toString('hex').slice(0, length);
const words = (count: number, length: number) => Array.from({ length: count }, () => word(length)).join(' ');
const events = (name: string, count: number, descripcion: () => string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`${name}${i}`, { descripcion: descripcion() }]),
  );

test('texts without blanks add no part to a zona, and others’ texts are found', async () => {
  await publish(
    deps,
    'evento',
    'ana',
    events('a', 120, () => words(20, 199)),
  );
  await publish(
    deps,
    'evento',
    'caro',
    events('c', 900, () => words(20, 31)),
  );
  await publish(deps, 'evento', 'beto', { baile: { descripcion: 'Con abrazo y pinotea' } });
  const lists = await repairedLists(deps);
  expect((await readPartVersions(db)).zonas.salta).toHaveLength(1);
  const { list } = await lists.found({ q: 'abrazo', literal: true }, 'evento', {}, '2026-11-25T12:00');
  expect(list.map(({ id }) => id)).toEqual(['baile']);
  const { parts } = await agendaReader({ ...deps, lookEvery: 0 })(['salta']);
  const [texts] = await textsReader(db)(parts);
  const kept = Object.keys(texts?.items ?? {});
  expect(kept.filter((key) => key.startsWith('evento/c')).length).toBeGreaterThan(600);
  expect(kept.filter((key) => key.startsWith('evento/a'))).toEqual([]);
  expect(JSON.stringify(texts).length).toBeLessThan(1.05 * PART_TEXT_BYTES);
  expect(await repair(deps), 'texts without room are no difference').toMatchObject({ entries: 0, parts: 0 });
});
