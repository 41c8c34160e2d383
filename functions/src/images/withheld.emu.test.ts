import { thumbnailPath } from '@vidriera/domain/image/image';
import { THUMBNAIL_WIDTHS } from '@vidriera/domain/values/limits';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { refs } from '../firestore/refs.ts';
import { deleteImage, withheldPath } from '../firestore/uploads.ts';
import { settleOwnPictures } from '../owners/own-pictures.ts';
import { creador, publish, urlOf } from '../testing/data.ts';
import { fileIn } from '../testing/file-in.ts';
import { photo } from '../testing/pictures.ts';
import { project } from '../testing/project.ts';
import { imageFinalized } from './image-finalized.ts';
import { settlePictures } from './withheld.ts';

const deps = project('withheld');
const { bucket, db, thumbnails } = deps;
const TOKEN = '0b2f1c4e-1111-4222-8333-444455556666';
const always = () => Promise.resolve(true);
const finalized = (path: string) =>
  imageFinalized(
    { ...deps, isGone: () => Promise.resolve(false), mayUpload: always, register: always },
    path,
  );
const filesOf = (path: string) => [path, ...THUMBNAIL_WIDTHS.map((width) => thumbnailPath(path, width))];
const there = async (path: string): Promise<boolean[]> =>
  Promise.all(filesOf(path).map(async (file) => (await fileIn(deps, file).exists())[0]));
/** Asks by a download token, as anybody may. */
const statusOfUrl = async (path: string): Promise<number> => {
  const at = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}`;
  return (await fetch(`${at}?alt=media&token=${TOKEN}`)).status;
};
const upload = async (path: string): Promise<void> => {
  await bucket.file(path).save(await photo(300, 200).jpeg().toBuffer(), {
    resumable: false,
    metadata: { contentType: 'image/jpeg', metadata: { firebaseStorageDownloadTokens: TOKEN } },
  });
  await finalized(path);
};
const item = refs.item(db, 'evento', 'foto');
const PATH = 'posts/evento/main/ana/1_foto.jpg';

beforeAll(async () => {
  await creador(db, 'ana');
  await publish(deps, 'evento', 'ana', { foto: { url_imagen: urlOf(PATH) } });
});

test('a held picture answers nobody, not even by its token; cleared, the same token works', async () => {
  await upload(PATH);
  const all = filesOf(PATH).map(() => true);
  expect([await there(PATH), await statusOfUrl(PATH)]).toEqual([all, 200]);
  await item.update({ retenido: 'revision' });
  for (const time of ['once', 'twice']) {
    await settlePictures(deps, item, [PATH]);
    expect([await there(PATH), await statusOfUrl(PATH)], time).toEqual([all.map(() => false), 403]);
  }
  await item.update({ retenido: FieldValue.delete() });
  await settlePictures(deps, item, [PATH]);
  expect([await there(PATH), await statusOfUrl(PATH)]).toEqual([all, 200]);
  // Its trigger comes again, and changes nothing.
  expect(await finalized(PATH)).toEqual({ kind: 'skipped', reason: 'done' });
});

test('nobody uploads a held picture again at its path', async () => {
  const path = 'posts/evento/main/ana/2_foto.jpg';
  await upload(path);
  await item.update({ retenido: 'revision' });
  await settlePictures(deps, item, [path]);
  await bucket.file(path).save('another', { resumable: false, metadata: { contentType: 'image/jpeg' } });
  expect(await finalized(path)).toEqual({ kind: 'deleted', reason: 'held' });
  expect((await there(path)).some(Boolean)).toBe(false);
  expect((await thumbnails.file(withheldPath(path)).exists())[0]).toBe(true);
  await deleteImage(deps, path);
  expect(
    (await thumbnails.getFiles({ prefix: 'posts/evento/main/ana/' }))[0].map(({ name }) => name),
  ).not.toContain(withheldPath(path));
});

test('an account’s own pictures go and come back with it', async () => {
  const paths = ['profile/1_yo.jpg', 'creator/cover/1_tapa.jpg', 'creator/gallery/1_a.jpg'].map(
    (path) => `users/ana/${path}`,
  );
  for (const path of paths) await upload(path);
  const anyThere = async () => (await Promise.all(paths.map(there))).flat();
  const user = refs.user(db, 'ana');
  await user.update({ retenido: 'revision' });
  await settleOwnPictures(deps, 'ana');
  expect((await anyThere()).some(Boolean)).toBe(false);
  await user.update({ retenido: FieldValue.delete() });
  await settleOwnPictures(deps, 'ana');
  expect((await anyThere()).every(Boolean)).toBe(true);
});
