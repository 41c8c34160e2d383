import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { thumbnailPath } from '@vidriera/domain/image/image';
import { THUMBNAIL_WIDTHS } from '@vidriera/domain/values/limits';
import { beforeAll, expect, test } from 'vitest';
import { readHold } from '../../base/firestore/held.ts';
import { refs } from '../../base/firestore/refs.ts';
import { withheldPath } from '../../base/firestore/uploads.ts';
import { creador, publish, urlOf } from '../../testing/data.ts';
import { clear, hold } from '../../testing/holds.ts';
import { photo } from '../../testing/pictures.ts';
import { project } from '../../testing/project.ts';
import { fileIn } from '../../testing/uploaded-pictures.ts';
import { OPEN } from '../../testing/uploads-open.ts';
import { followHold } from '../../trust/held/follow.ts';
import { listPictures } from '../../trust/held/list-pictures.ts';
import { itemWritten } from '../items/item-written.ts';
import { settlePictures, withholdIfHeld } from './held-pictures.ts';
import { imageFinalized } from './image-finalized.ts';

const deps = project('withheld');
const { bucket, db, thumbnails } = deps;
const TOKEN = '0b2f1c4e-1111-4222-8333-444455556666';
const always = () => Promise.resolve(true);
const finalized = (path: string) => {
  const settle = (of: string) => withholdIfHeld(deps, of);
  return imageFinalized({ ...deps, ...OPEN, settle, mayUpload: always, register: always }, path);
};
const filesOf = (path: string) => [path, ...THUMBNAIL_WIDTHS.map((width) => thumbnailPath(path, width))];
/** Whether original and thumbnails are where people reach them: `null` for some. */
const isThere = async (path: string): Promise<boolean | null> => {
  const files = await Promise.all(filesOf(path).map(async (file) => (await fileIn(deps, file).exists())[0]));
  return files.every(Boolean) || (files.some(Boolean) ? null : false);
};
const isKept = async (path: string): Promise<boolean> =>
  (await thumbnails.file(withheldPath(path)).exists())[0];
/** Asks by a download token, as anybody may. */
const statusOfUrl = async (path: string): Promise<number> => {
  const at = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}`;
  return (await fetch(`${at}?alt=media&token=${TOKEN}`)).status;
};
const save = async (path: string): Promise<void> => {
  await bucket.file(path).save(await photo(300, 200).jpeg().toBuffer(), {
    resumable: false,
    metadata: { contentType: 'image/jpeg', metadata: { firebaseStorageDownloadTokens: TOKEN } },
  });
};
const upload = async (path: string): Promise<string> => {
  await save(path);
  await finalized(path);
  return path;
};
const eventPath = (n: number) => `posts/evento/main/ana/${n}_foto.jpg`;
const event = (id: string, paths: string[]) =>
  publish(deps, 'evento', 'ana', {
    [id]: { url_imagen: urlOf(paths[0] ?? ''), url_imagenes: paths.map(urlOf) },
  });
/** Writes an item, or deletes it, as its trigger sees it. */
async function write(id: string, paths: string[] | null) {
  const ref = refs.item(db, 'evento', id);
  const before = (await ref.get()).data();
  if (paths) await ref.update({ url_imagen: urlOf(paths[0] ?? ''), url_imagenes: paths.map(urlOf) });
  else await ref.delete();
  const after = (await ref.get()).data();
  const held = refs.held(db, subjectOf('evento', id));
  const stored = await held.get();
  await itemWritten(deps, { tipo: 'evento', id, before, after, ...(!paths && { deleted: new Date() }) });
  if (after?.retenido) await listPictures(deps, subjectOf('evento', id));
  await followHold(deps, subjectOf('evento', id), { before: stored, after: await held.get() });
}

beforeAll(() => creador(db, 'ana'));

test('a held picture answers nobody, not even by its token; cleared, the same token works', async () => {
  const path = await upload(eventPath(1));
  await event('foto', [path]);
  expect([await isThere(path), await statusOfUrl(path)]).toEqual([true, 200]);
  for (const time of ['once', 'twice']) {
    await hold(deps, subjectOf('evento', 'foto'), 'desk');
    expect([await isThere(path), await statusOfUrl(path)], time).toEqual([false, 403]);
  }
  await clear(deps, subjectOf('evento', 'foto'));
  expect([await isThere(path), await statusOfUrl(path)]).toEqual([true, 200]);
  // Its trigger comes again, and changes nothing.
  expect(await finalized(path)).toEqual({ kind: 'skipped', reason: 'done' });
});

test('nobody uploads a held picture again at its path, nor one that the item named before its upload', async () => {
  const [path, late] = [await upload(eventPath(2)), eventPath(3)];
  await event('otravez', [path, late]);
  await hold(deps, subjectOf('evento', 'otravez'), 'desk');
  await bucket.file(path).save('another', { resumable: false, metadata: { contentType: 'image/jpeg' } });
  expect(await finalized(path)).toEqual({ kind: 'deleted', reason: 'held' });
  await upload(late);
  expect([await isThere(path), await isKept(path), await isThere(late), await isKept(late)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('a held item keeps away what it named while held, through edits and its deletion', async () => {
  const [first, second] = [await upload(eventPath(4)), await upload(eventPath(5))];
  await event('edita', [first]);
  const subject = subjectOf('evento', 'edita');
  await hold(deps, subject, 'removed');
  await write('edita', [second]);
  expect(readHold(await refs.held(db, subject).get())?.paths).toEqual([first, second]);
  await write('edita', null);
  expect([await isThere(first), await isKept(first), await isThere(second), await isKept(second)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  await event('revive', [first, second]);
  await settlePictures(deps, [first, second]);
  expect([await isThere(first), await isThere(second)], 'named by another').toEqual([false, false]);
});

test('of two held items with one picture, clearing one leaves it away', async () => {
  const path = await upload('users/ana/profile/9_comun.jpg');
  await event('par', [path]);
  await event('impar', [path]);
  for (const id of ['par', 'impar']) await hold(deps, subjectOf('evento', id), 'desk');
  await clear(deps, subjectOf('evento', 'par'));
  expect(await isThere(path)).toBe(false);
  await clear(deps, subjectOf('evento', 'impar'));
  expect(await isThere(path)).toBe(true);
});

test('a picture that another document names outlives the one that dropped it', async () => {
  const [shared, own] = [await upload(eventPath(6)), await upload(eventPath(7))];
  await event('suelta', [shared, own]);
  await event('conserva', [shared]);
  await write('suelta', null);
  expect([await isThere(shared), await isThere(own)]).toEqual([true, false]);
});

test('an account’s own pictures go and come back with it, also a kept cover, and those that nothing names yet', async () => {
  const paths = [
    ...['profile/1_yo.jpg', 'creator/cover/1_tapa.jpg', 'creator/gallery/1_a.jpg'].map(
      (at) => `users/ana/${at}`,
    ),
    eventPath(8),
  ];
  for (const path of paths) await upload(path);
  const there = async () => [...new Set(await Promise.all(paths.map(isThere)))];
  await hold(deps, subjectOf('user', 'ana'), 'suspension');
  expect(await there()).toEqual([false]);
  const late = await upload('users/ana/profile/2_yo.jpg');
  expect(await isThere(late), 'uploaded meanwhile').toBe(false);
  await clear(deps, subjectOf('user', 'ana'));
  expect([await there(), await isThere(late)]).toEqual([[true], true]);
});
