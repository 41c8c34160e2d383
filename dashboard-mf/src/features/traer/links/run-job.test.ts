import { Failure } from '@vidriera/domain/failure';
import { derivedItemId } from '@vidriera/domain/values/item-id';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LinksJob } from './job.ts';
import { runJob } from './run-job.ts';

let stored: Map<string, string>;
let lost: string | null;
let job: LinksJob | null;
const rows = (...names: string[]) =>
  names.map((name, i) => ({
    line: i + 1,
    titulo: name,
    enlace: `https://${name}.example/`,
    descripcion: '',
  }));

beforeEach(() => {
  stored = new Map();
  lost = null;
  job = { rows: rows('uno', 'dos', 'tres'), phase: 'running', isCut: false };
});
const createItem = vi.fn(async (_tipo: unknown, data: { titulo: string }, { id = '' } = {}) => {
  if (data.titulo === lost) throw new Failure('no-connection', 'Sin conexión');
  stored.set(id, data.titulo);
  return id;
});
const run = (signal = new AbortController().signal) =>
  runJob(
    { uid: 'ana', job: () => job, onChange: (next) => (job = next), signal },
    {
      currentUid: async () => 'ana' as never,
      ownIds: async () => new Set(stored.keys()),
      createItem: createItem as never,
    },
  );
const results = () => job?.rows.map(({ result }) => result?.kind);

test('all are published, and repeating doubles nothing', async () => {
  expect(await run()).toBeNull();
  expect([...stored.values()], 'the first line is the newest').toEqual(['tres', 'dos', 'uno']);
  expect(job?.phase).toBe('done');
  job = { rows: rows('tres', 'uno', 'dos', 'cuatro'), phase: 'running', isCut: false };
  await run();
  expect(results()).toEqual(['had', 'had', 'had', 'brought']);
  expect(stored.size).toBe(4);
});

test('a lost connection is gone on with, and an answer that was lost counts', async () => {
  lost = 'dos';
  expect(await run()).toMatchObject({ isLost: true });
  expect(results()).toEqual([undefined, undefined, 'brought']);
  stored.set(await derivedItemId('ana', 'https://dos.example/'), 'dos'); // written, but nobody heard
  lost = null;
  expect(await run()).toBeNull();
  expect(results()).toEqual(['brought', 'brought', 'brought']);
});

test('bad lines and those left out stay behind', async () => {
  const [uno, dos, tres] = rows('uno', 'dos', 'tres') as [
    LinksJob['rows'][0],
    LinksJob['rows'][0],
    LinksJob['rows'][0],
  ];
  job = { rows: [uno, { ...dos, isOut: true }, { ...tres, titulo: '' }], phase: 'running', isCut: false };
  await run();
  expect(results()).toEqual(['brought', undefined, undefined]);
});

test('another account’s session publishes nothing', async () => {
  const waits = await runJob(
    { uid: 'beto', job: () => job, onChange: (next) => (job = next), signal: new AbortController().signal },
    { currentUid: async () => 'ana' as never, ownIds: vi.fn(), createItem: vi.fn() },
  );
  expect(waits).toMatchObject({ isLost: false });
  expect(results()).toEqual([undefined, undefined, undefined]);
});

test('a list that is discarded on its way stays discarded', async () => {
  createItem.mockImplementationOnce(async () => {
    job = null;
    return '';
  });
  await run();
  expect(job).toBeNull();
});
