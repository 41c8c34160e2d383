import { beforeAll, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { creador, publish } from '../../testing/data.ts';
import { project } from '../../testing/project.ts';
import { exportData, exportPart } from './export-data.ts';

const deps = project('export-parts');
const { db, auth, bucket } = deps;
const UID = 'prolifica';
const many = (count: number) => Array.from({ length: count }, (_, i) => `x${1000 + i}`);

beforeAll(async () => {
  await auth.createUser({ uid: UID, email: `${UID}@example.com` });
  await creador(db, UID);
  const descripcion = 'a'.repeat(30_000);
  await publish(deps, 'evento', UID, Object.fromEntries(many(230).map((id) => [id, { descripcion }])));
  const batch = db.batch();
  for (const id of many(130))
    batch.set(refs.notices(db, UID).doc(id), { kind: 'cancelled', createdAt: deps.now() });
  await batch.commit();
  for (const id of many(105))
    await bucket.file(`users/${UID}/profile/${id}.jpg`).save('x', { resumable: false });
});

test('exportPart: parts of bounded size, which are the whole export when put together', async () => {
  const seen = { evento: 0, notices: 0, files: 0, parts: 0 };
  for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
    const answer: Awaited<ReturnType<typeof exportPart>> = await exportPart(deps, UID, cursor);
    expect(JSON.stringify(answer.part).length).toBeLessThan(8_000_000);
    const { posts, notices = [], files = [], account } = answer.part as Record<string, never[]>;
    expect(account !== undefined, 'the sign-in comes first, and once').toBe(isFirst);
    seen.evento += ((posts as unknown as { evento?: [] } | undefined)?.evento ?? []).length;
    seen.notices += notices.length;
    seen.files += files.length;
    seen.parts++;
    cursor = answer.cursor;
  }
  expect(seen).toMatchObject({ evento: 230, notices: 130, files: 105 });
  expect(seen.parts).toBeGreaterThan(1);
  const whole = (await exportData(deps, UID)) as Record<string, { id?: string; path?: string }[]>;
  const { evento } = whole.posts as unknown as { evento: { id: string }[] };
  expect(evento.map(({ id }) => id)).toEqual(many(230));
  expect(new Set(whole.files?.map(({ path }) => path)).size).toBe(105);
});

test.each(['x', '1', '-1:x', '1:a/b', '1:..', '1:__a__', `1:${'a'.repeat(2000)}`])(
  'exportPart: refuses the made-up cursor %s',
  async (cursor) => {
    await expect(exportPart(deps, UID, cursor)).rejects.toThrow();
  },
);

test('exportPart: refuses a made-up token of Storage, and passes other failures on', async () => {
  // The emulated Storage takes any token.
  const withFiles = (getFiles: () => Promise<unknown>) => ({
    ...deps,
    bucket: Object.assign(Object.create(bucket) as typeof bucket, { getFiles }),
  });
  const failing = (code: number) =>
    withFiles(() => Promise.reject(Object.assign(new Error('refused by Storage'), { code })));
  const more = withFiles(async () => [[], { pageToken: 'made-up' }]);
  let inFiles: string | null = null;
  do inFiles = (await exportPart(more, UID, inFiles)).cursor;
  while (inFiles && !inFiles.endsWith(':made-up'));
  await expect(exportPart(failing(400), UID, inFiles)).rejects.toMatchObject({
    details: { code: 'invalid-data' },
  });
  await expect(exportPart(failing(503), UID, inFiles)).rejects.toThrow('refused by Storage');
});
