import fft from 'firebase-functions-test';
import { afterAll, describe, expect, test } from 'vitest';
import { daily } from './daily/on-daily.ts';
import { onImageFinalized } from './images/on-image-finalized.ts';
import { onPromoWritten } from './items/on-item-written.ts';
import { onUserWritten } from './owners/on-user-written.ts';
import { services } from './shared/admin.ts';
import { refs } from './shared/refs.ts';
import { creador, datosDeItem } from './testing/data.ts';

/** The triggers themselves, called as the platform calls them, in the stack's own project. */
const prueba = fft(JSON.parse(process.env.FIREBASE_CONFIG ?? '{}'));
const { db } = services();
afterAll(() => prueba.cleanup());

describe('triggers as the platform calls them', () => {
  test('an item’s', async () => {
    await creador(db, 'plataforma');
    const ref = refs.item(db, 'promo', 'plataforma');
    await ref.set(datosDeItem(db, 'promo', 'plataforma'));
    const despues = await ref.get();
    const antes = prueba.firestore.makeDocumentSnapshot({}, ref.path);
    const evento = { params: { id: ref.id }, data: prueba.makeChange(antes, despues) };
    await prueba.wrap(onPromoWritten)(evento);
    expect((await ref.get()).get('visible')).toBe(true);
  });

  test('a person’s, and one with an impossible id', async () => {
    const ref = refs.user(db, 'plataforma');
    const antes = await ref.get();
    await ref.update({ role: 'personal' });
    const cambio = prueba.makeChange(antes, await ref.get());
    await prueba.wrap(onUserWritten)({ params: { uid: 'plataforma' }, data: cambio });
    const promo = refs.item(db, 'promo', 'plataforma');
    expect((await promo.get()).get('visible')).toBe(false);
    const malo = { params: { uid: '__malo__' }, data: cambio };
    expect(await prueba.wrap(onUserWritten)(malo), 'not thrown: it would be delivered again').toBeUndefined();
  });

  test('a file’s, with sizes as texts', async () => {
    const data = { name: 'otra/cosa.txt', size: '12', bucket: 'b' };
    await expect(prueba.wrap(onImageFinalized)({ data } as never)).resolves.toBeUndefined();
    await expect(prueba.wrap(onImageFinalized)({ data: { ...data, size: 'x' } } as never)).rejects.toThrow();
  });

  test('the nightly work', async () => {
    await expect(daily.run({ scheduleTime: new Date().toISOString() })).resolves.toBeUndefined();
  });
});
