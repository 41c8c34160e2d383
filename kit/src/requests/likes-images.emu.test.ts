import { pathOfUrl, paths } from '@vidriera/domain/image/image';
import { beforeAll, describe, expect, it } from 'vitest';
import { link, person, type TestPerson } from '../testing/person.ts';
import { deleteImage, uploadImage } from '../uploads/images.ts';
import { like, myLikes, unlike } from './likes.ts';
import { createItem } from './publish.ts';

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const prepare = async () => ({
  blob: new Blob([PIXEL], { type: 'image/gif' }),
  extension: 'webp' as const,
});

let ana: TestPerson;
let reader: TestPerson;
beforeAll(async () => {
  [ana, reader] = await Promise.all([person('ana', 'creador'), person('caro', 'personal')]);
});

describe('likes under the rules', () => {
  it('likes and unlikes once, however often it is called', async () => {
    const id = await createItem('link', link(), ana);
    await like('link', id, reader);
    await like('link', id, reader);
    expect(await myLikes(reader)).toEqual({ link: [id], evento: [], curso: [], promo: [] });
    await unlike('link', id, reader);
    await unlike('link', id, reader);
    expect((await myLikes(reader)).link).toEqual([]);
  });

  it('refuses a like of a missing item', async () => {
    await expect(like('evento', 'missing', reader)).rejects.toMatchObject({ code: 'no-permission' });
  });
});

describe('pictures under the rules', () => {
  const file = new File([PIXEL], 'Mi foto.gif', { type: 'image/gif' });

  it('uploads to an own path with progress and a permanent URL, and deletes', async () => {
    const progress: number[] = [];
    const url = await uploadImage(file, paths.principal('link', ana.uid, file.name, 1000), {
      connection: ana.storage,
      prepare,
      onProgress: (part) => progress.push(part),
    });
    expect(pathOfUrl(url)).toBe(`posts/link/main/${ana.uid}/1000_Mi-foto.webp`);
    expect(progress.at(0)).toBe(0);
    expect(progress.at(-1)).toBe(1);
    const response = await fetch(url);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    await createItem('link', { ...link(), url_imagen: url }, ana);
    await deleteImage(url, { connection: ana.storage });
    const { getDownloadURL, ref, storage } = await ana.storage();
    const read = () => getDownloadURL(ref(storage, pathOfUrl(url) ?? ''));
    await expect(read()).rejects.toMatchObject({ code: 'storage/object-not-found' });
    await deleteImage(url, { connection: ana.storage });
  });

  it("refuses somebody else's path", async () => {
    const foreign = paths.principal('link', reader.uid, file.name, 1001);
    await expect(uploadImage(file, foreign, { connection: ana.storage, prepare })).rejects.toMatchObject({
      code: 'no-permission',
    });
  });

  it('stores nothing when cancelled', async () => {
    const control = new AbortController();
    const path = paths.principal('link', ana.uid, file.name, 1002);
    const upload = uploadImage(file, path, {
      connection: ana.storage,
      prepare,
      signal: control.signal,
      onProgress: () => control.abort(),
    });
    await expect(upload).rejects.toMatchObject({ code: 'cancelled' });
    const { getDownloadURL, ref, storage } = await ana.storage();
    await expect(getDownloadURL(ref(storage, path))).rejects.toMatchObject({
      code: 'storage/object-not-found',
    });
  });
});
