import { expect, test, vi } from 'vitest';
import { register, SAVED_MS } from '../../items/images/register.ts';
import { creador, publish, urlOf } from '../../testing/data.ts';
import { project } from '../../testing/project.ts';
import { readsOf } from '../../testing/reads.ts';
import { fileIn } from '../../testing/uploaded-pictures.ts';
import { FILES_PER_NIGHT, registerOldUploads } from './register-old-uploads.ts';
import { sweepUploads } from './sweep-uploads.ts';

const DIA = 86_400_000;
/** Returns a separate project. `at` is days from now, because Storage's own clock dates files. */
function uploads(name: string) {
  const deps = project(`uploads-${name}`);
  const { db, bucket, thumbnails } = deps;
  return {
    deps,
    at: (days: number) => ({ ...deps, now: () => new Date(Date.now() + days * DIA) }),
    save: async (...paths: string[]) => {
      for (const path of paths) await fileIn(deps, path).save('x', { resumable: false });
    },
    registered: async (...paths: string[]) => {
      for (const path of paths)
        await register(db.batch(), db, path, new Date(Date.now() + SAVED_MS)).commit();
    },
    files: async () => {
      const [[originals], [renditions]] = await Promise.all([bucket.getFiles(), thumbnails.getFiles()]);
      return [...originals, ...renditions].map(({ name }) => name).sort();
    },
    entries: async () => (await db.collection('upload').get()).docs.map((doc) => doc.get('path')).sort(),
  };
}

test('sweepUploads: deletes uploads that no document names after a day, and all due entries', async () => {
  const { deps, at, save, registered, files, entries } = uploads('swept');
  await creador(deps.db, 'orden');
  await publish(deps, 'evento', 'orden', {
    e: {
      url_imagen: urlOf('posts/evento/main/orden/1_si.jpg'),
      url_imagenes: [urlOf('posts/evento/gallery/orden/1_si.jpg')],
    },
    // Rules accept any own picture in an item.
    f: { url_imagen: urlOf('users/orden/profile/2_si.jpg') },
  });
  const named = [
    'users/orden/profile/1_yo.jpg',
    'users/orden/creator/cover/1_tapa.jpg',
    'users/orden/creator/gallery/1_a.jpg',
    'posts/evento/main/orden/1_si.jpg',
    'posts/evento/gallery/orden/1_si.jpg',
    'users/orden/profile/2_si.jpg',
  ];
  const orphaned = [
    'users/orden/profile/1_no.jpg',
    'posts/promo/main/orden/1_no.jpg',
    'posts/link/main/nadie/1_no.jpg',
  ];
  await save(...named, ...orphaned, 'otra/cosa.txt');
  await registered(...named, ...orphaned, 'users/orden/profile/1_ya-no-esta.jpg');
  expect(await sweepUploads(at(0.9))).toBe(0);
  expect(await entries()).toHaveLength(named.length + orphaned.length + 1);
  expect(await sweepUploads(at(1.1))).toBe(orphaned.length + 1);
  expect(await files()).toEqual([...named, 'otra/cosa.txt'].sort());
  expect(await entries()).toEqual([]);
});

test('sweepUploads: reads only the documents that the uploads need', async () => {
  const { deps, at, registered } = uploads('reads');
  await creador(deps.db, 'mucho');
  const many = Array.from({ length: 150 }, (_, i) => [
    `m${String(i).padStart(3, '0')}`,
    { url_imagen: null },
  ]);
  await publish(deps, 'curso', 'mucho', Object.fromEntries(many));
  await publish(deps, 'evento', 'mucho', { e: { url_imagen: urlOf('posts/evento/main/mucho/1_si.jpg') } });
  const reads = (days: number) => readsOf(() => sweepUploads(at(days)));
  expect(await reads(2)).toEqual({ queries: 1, documents: 1, loose: 0, changed: 0 });
  await registered('users/mucho/profile/1_yo.jpg');
  expect(await reads(2), 'the entry and the three documents of the person').toMatchObject({
    documents: 1,
    loose: 3,
  });
  await registered('posts/evento/main/mucho/1_si.jpg');
  expect(await reads(2), 'the only event too').toMatchObject({ documents: 2, loose: 3 });
  await registered('posts/evento/main/mucho/1_no.jpg');
  // The entry; the event; the courses, in two pages; no promo, no link.
  expect(await reads(2), 'everything, for an upload that nothing names').toMatchObject({
    documents: 1 + 1 + 150 + 1 + 1 + 1,
    loose: 3,
  });
});

test('registerOldUploads: skips young and other files; a thumbnail counts as its original', async () => {
  const { deps, at, save, files, entries } = uploads('old');
  await creador(deps.db, 'vieja');
  const named = ['users/vieja/profile/1_yo.jpg', 'users/vieja/profile/thumbs/1_yo.jpg_160.webp'];
  const orphaned = [
    'posts/evento/main/vieja/1_no.jpg',
    'posts/evento/main/vieja/thumbs/2_borrada.jpg_160.webp',
  ];
  await save(...named, ...orphaned, 'otra/cosa.txt');
  expect(await registerOldUploads(at(0.9))).toBe(0);
  expect(await registerOldUploads(at(1.1))).toBe(3);
  expect(await entries()).toEqual([
    'posts/evento/main/vieja/1_no.jpg',
    'posts/evento/main/vieja/2_borrada.jpg',
    'users/vieja/profile/1_yo.jpg',
  ]);
  expect(await sweepUploads(at(1.2))).toBe(2);
  expect(await files()).toEqual([...named, 'otra/cosa.txt'].sort());
  expect(await entries()).toEqual([]);
});

test('registerOldUploads: lists one portion of each bucket, and continues the next night', async () => {
  const { deps, at } = uploads('portions');
  // The emulated Storage ignores `startOffset`.
  const names = Array.from({ length: FILES_PER_NIGHT + 1 }, (_, i) => `otra/${String(i).padStart(5, '0')}`);
  const getFiles = vi.fn(async ({ startOffset = '', maxResults = 0 }) => [
    names
      .filter((name) => name >= startOffset)
      .slice(0, maxResults)
      .map((name) => ({ name, metadata: {} })),
  ]);
  const bucket = Object.assign(Object.create(deps.bucket) as typeof deps.bucket, { getFiles });
  const startOffsets = () => getFiles.mock.calls.splice(0).map(([{ startOffset }]) => startOffset);
  const nights = [undefined, names[FILES_PER_NIGHT - 1], undefined];
  for (let night = 0; night < 3; night++) await registerOldUploads({ ...at(1), bucket });
  expect(startOffsets()).toEqual(nights);
  for (let night = 0; night < 3; night++) await registerOldUploads({ ...at(1), thumbnails: bucket });
  expect(startOffsets()).toEqual(nights);
});
