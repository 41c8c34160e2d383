import { beforeAll, describe, expect, test } from 'vitest';
import { hasForeignLikes } from '../accounts/owners/foreign-likes.ts';
import { refs } from '../base/firestore/refs.ts';
import { alive, call, newAccount, waitUntil } from '../testing/live.ts';
import { publicStatus, rawPublishing, rawReference } from '../testing/raw-publishing.ts';
import { rawStorage } from '../testing/raw-storage.ts';

/** Tests a creator who uses the REST APIs without our client, while triggers run. */
const { db, bucket, origin } = alive;

async function creator(username: string) {
  const { uid, token } = await newAccount(username);
  const profile = { role: 'creador', creador: { descripcion: 'Publico a mano' } };
  expect((await call('saveProfile', profile, token)).status).toBe(200);
  return { uid, token, username, ...rawPublishing(uid, token) };
}

const visible = async (id: string): Promise<unknown> =>
  (await refs.item(db, 'link', id).get()).get('visible');
const left = async (uid: string) => (await db.collection('link').where('uid', '==', uid).get()).size;

describe('a creator on the REST APIs', () => {
  let ana: Awaited<ReturnType<typeof creator>>;
  beforeAll(async () => {
    ana = await creator('publica.a.mano');
  });

  test('publishes a valid item, which becomes visible', async () => {
    expect(await ana.link(ana.own('bien'), 1)).toBe(200);
    await waitUntil(async () => (await publicStatus(origin, 'link', ana.own('bien'))) === 200);
  });

  test('can’t show an item of the same uid in another project', async () => {
    const refUsuario = rawReference('otro', `user/${ana.uid}`);
    const id = ana.own('otroproyecto');
    expect(await ana.link(id, 2, { refUsuario })).toBe(200);
    await waitUntil(async () => (await visible(id)) === false);
    expect(await publicStatus(origin, 'link', id)).toBe(404);
    expect(
      await call('saveProfile', { role: 'personal', before: { role: 'creador' } }, ana.token),
    ).toMatchObject({ status: 200 });
    await waitUntil(async () => (await publicStatus(origin, 'link', ana.own('bien'))) === 404);
    expect(await visible(id)).toBe(false);
  });

  test('keeps no like of another project’s item', async () => {
    const user = refs.user(db, ana.uid);
    expect(await ana.likes('linksLikes', [rawReference('otro', `link/${ana.own('bien')}`)])).toBe(200);
    expect(hasForeignLikes(await user.get()) || (await user.get()).get('linksLikes').length === 0).toBe(true);
    await waitUntil(async () => !hasForeignLikes(await user.get()));
    expect((await user.get()).get('linksLikes')).toEqual([]);
  });
});

test('no item or upload survives the deletion of its account', async () => {
  const { uid, token, username, link, own } = await creator('se.va.publicando');
  const path = (n: number) => `users/${uid}/profile/${n}_a.gif`;
  const upload = (n: number) => rawStorage(token).multipart(path(n), { contentType: 'image/gif' }, 'GIF89a');
  const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  expect(
    await rawStorage(token).multipart(path(1), { contentType: 'image/gif' }, Buffer.from(pixel, 'base64')),
  ).toBe(200);
  let count = 0;
  const publish = async (from: number, to: number) => {
    for (let i = from; i < to; i++) if ((await link(own(`carrera${i}`), count + 1)) === 200) count++;
  };
  await publish(0, 3);
  expect(count).toBe(3);
  const [{ status }] = await Promise.all([call('deleteAccount', { username }, token), publish(3, 30)]);
  expect(status).toBe(200);
  expect(await link(own('despues'), 1)).toBe(403);
  expect(await upload(2)).toBe(200);
  await waitUntil(async () => (await left(uid)) === 0);
  await waitUntil(async () => (await bucket.getFiles({ prefix: `users/${uid}/` }))[0].length === 0);
  await waitUntil(async () => !(await refs.user(db, uid).get()).exists);
});
