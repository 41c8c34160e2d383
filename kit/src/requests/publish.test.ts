import { linkFormSchema } from '@vidriera/domain/link/schema';
import { LOST_ANSWER } from '@vidriera/domain/writing-limit';
import { afterEach, expect, test, vi } from 'vitest';
import { createItem, updateItem } from './publish.ts';

const link = linkFormSchema.parse({ titulo: 'Carta', descripcion: 'Hoy', enlace: 'ejemplo.com' });
const never = () => new Promise<never>(() => {});

/** Firestore behind a line that takes everything and answers nothing. */
const connection = async () =>
  ({
    uid: 'u1',
    doc: () => ({ id: 'l1' }),
    serverTimestamp: () => null,
    setDoc: never,
    runTransaction: never,
    updateDoc: never,
    Timestamp: class {},
    getDoc: async () => ({ exists: () => true, data: () => ({ updatedAt: { seconds: 1, nanoseconds: 0 } }) }),
  }) as never;

afterEach(() => vi.useRealTimers());

/** Firestore that refuses every write, and answers a look at the item with this error. */
const refusing = (look: string) => async () =>
  ({
    uid: 'u1',
    doc: () => ({ id: 'l1' }),
    serverTimestamp: () => null,
    runTransaction: async () => {
      throw Object.assign(new Error('refused'), { code: 'permission-denied' });
    },
    getDoc: async (ref: { id: string }) => {
      if (ref.id === 'count') return { data: () => undefined };
      throw Object.assign(new Error('look'), { code: look });
    },
  }) as never;

test('createItem: reports a refused id if nothing is stored under it', async () => {
  const failure = createItem('link', link, { id: 'l1', connection: refusing('permission-denied') });
  await expect(failure).rejects.toMatchObject({ code: 'id-refused' });
});

test('createItem: reports no refused id while an earlier attempt may have arrived', async () => {
  const failure = createItem('link', link, { id: 'l1', connection: refusing('unknown') });
  await expect(failure).rejects.toMatchObject({ code: 'no-connection' });
});

test.each([
  ['creation', () => createItem('link', link, { id: 'l1', connection })],
  ['change', () => updateItem('link', 'l1', link, { version: '1.0', connection })],
])('%s: times out after 45 seconds, without saying whether it was written', async (_, write) => {
  vi.useFakeTimers();
  const failure = write().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(44_000);
  const before = await Promise.race([failure, Promise.resolve('esperando')]);
  expect(before).toBe('esperando');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await failure).toMatchObject({ code: 'no-connection', message: LOST_ANSWER });
});
