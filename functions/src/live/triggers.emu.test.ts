import { bucketOf } from '@vidriera/domain/site/config';
import fft from 'firebase-functions-test';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { onUserWritten } from '../accounts/owners/on-user-written.ts';
import { services } from '../base/firestore/admin.ts';
import { refs } from '../base/firestore/refs.ts';
import { onImageFinalized } from '../items/images/on-image-finalized.ts';
import { daily } from '../jobs/daily/on-daily.ts';
import { onPromoWritten } from '../jobs/triggers/on-item-written.ts';
import { creador, itemData } from '../testing/data.ts';
import { photo } from '../testing/pictures.ts';

/** Calls the triggers as the platform does. The emulated functions watch another project, so they change nothing here. */
const projectId = 'demo-caso-triggers';
const attempt = fft({ projectId, storageBucket: bucketOf(projectId) });
const { db } = services();
beforeEach(() => {
  vi.stubEnv('VIDRIERA_LIMIT_SECRET', 'a limit secret for the tests of triggers');
});
afterAll(() => attempt.cleanup());

describe('triggers as the platform calls them', () => {
  test('handle an item', async () => {
    await creador(db, 'plataforma');
    const ref = refs.item(db, 'promo', 'plataforma');
    const before = await ref.get();
    await ref.set(itemData(db, 'promo', 'plataforma'));
    const evento = { params: { id: ref.id }, data: attempt.makeChange(before, await ref.get()) };
    await attempt.wrap(onPromoWritten)(evento);
    expect((await ref.get()).get('visible')).toBe(true);
  });

  test('handle a person, and ignore an invalid id', async () => {
    const ref = refs.user(db, 'plataforma');
    const before = await ref.get();
    await ref.update({ role: 'personal' });
    const change = attempt.makeChange(before, await ref.get());
    await attempt.wrap(onUserWritten)({ params: { uid: 'plataforma' }, data: change });
    const promo = refs.item(db, 'promo', 'plataforma');
    expect((await promo.get()).get('visible')).toBe(false);
    const bad = { params: { uid: '__malo__' }, data: change };
    expect(await attempt.wrap(onUserWritten)(bad), 'an error would redeliver the event').toBeUndefined();
  });

  test('keep a person’s file, delete an ownerless one, and reject one without a name', async () => {
    const { bucket } = services();
    const stays = async (uid: string) => {
      const name = `users/${uid}/profile/1_a.jpg`;
      await bucket.file(name).save(await photo(40, 30).jpeg().toBuffer(), { contentType: 'image/jpeg' });
      const [{ generation }] = await bucket.file(name).getMetadata();
      await attempt.wrap(onImageFinalized)({ data: { name, generation, bucket: bucket.name } } as never);
      return (await bucket.file(name).exists())[0];
    };
    await creador(db, 'fotografa');
    expect(await stays('fotografa')).toBe(true);
    expect(await stays('nadie')).toBe(false);
    await expect(
      attempt.wrap(onImageFinalized)({ data: { name: '', generation: '1', bucket: bucket.name } } as never),
    ).rejects.toThrow();
  });

  test('complete the nightly run', async () => {
    await expect(daily.run({ scheduleTime: new Date().toISOString() })).resolves.toBeUndefined();
  });
});
