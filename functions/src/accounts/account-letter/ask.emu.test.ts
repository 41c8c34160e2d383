import { describe, expect, test, vi } from 'vitest';
import { mailSchema } from '../../base/letters/letter-schema.ts';
import { project } from '../../testing/project.ts';
import { askConfirm, askReset } from './ask.ts';

const deps = project('account-letter');
const { db, auth } = deps;
const lettersTo = async (uid: string) =>
  (await db.collection('mail').where('uid', '==', uid).get()).docs.map((doc) => mailSchema.parse(doc.data()));
const allLetters = async () => (await db.collection('mail').get()).size;
const count = async () => undefined;

describe('askConfirm', () => {
  test('queues a letter without its address', async () => {
    const { uid } = await auth.createUser({ email: 'sin.confirmar@example.com' });
    const counted = vi.fn(count);
    expect(await askConfirm(deps, uid, counted)).toEqual({ kind: 'queued' });
    expect(counted).toHaveBeenCalledExactlyOnceWith('sin.confirmar@example.com');
    const letters = await lettersTo(uid);
    expect(letters).toMatchObject([{ letter: { kind: 'confirm-mail' }, state: 'waiting' }]);
    expect(JSON.stringify(letters)).not.toContain('@');
  });

  test('queues none for a confirmed address, and says so', async () => {
    const { uid } = await auth.createUser({ email: 'confirmada@example.com', emailVerified: true });
    expect(await askConfirm(deps, uid, count)).toEqual({ kind: 'confirmed' });
    expect(await lettersTo(uid)).toEqual([]);
  });

  test('queues none for an account that is gone, disabled or without an address', async () => {
    const before = await allLetters();
    const off = await auth.createUser({ email: 'apagada@example.com', disabled: true });
    const bare = await auth.createUser({});
    for (const uid of [off.uid, bare.uid, 'ya-no'])
      expect(await askConfirm(deps, uid, count)).toEqual({ kind: 'nobody' });
    expect(await allLetters()).toBe(before);
  });

  test('queues none over the limit', async () => {
    const { uid } = await auth.createUser({ email: 'demasiadas@example.com' });
    const refuse = () => Promise.reject(new Error('too many'));
    await expect(askConfirm(deps, uid, refuse)).rejects.toThrow('too many');
    expect(await lettersTo(uid)).toEqual([]);
  });
});

describe('askReset', () => {
  test('queues a letter for an account, confirmed or not', async () => {
    const { uid } = await auth.createUser({ email: 'olvidadiza@example.com' });
    expect(await askReset(deps, 'olvidadiza@example.com', false)).toEqual({ kind: 'queued' });
    expect(await lettersTo(uid)).toMatchObject([{ letter: { kind: 'reset-password' } }]);
  });

  test('queues nothing for an unknown or disabled address', async () => {
    const before = await allLetters();
    await auth.createUser({ email: 'suspendida@example.com', disabled: true });
    for (const email of ['nadie@example.com', 'suspendida@example.com'])
      expect(await askReset(deps, email, false)).toEqual({ kind: 'nobody' });
    expect(await allLetters()).toBe(before);
  });
});
