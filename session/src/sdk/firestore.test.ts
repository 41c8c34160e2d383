import { READING_MS } from '@vidriera/domain/reading-limit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getDoc, getDocs } from './firestore.ts';

vi.mock('./app.ts', () => ({ app: {}, emulators: undefined }));
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  getFirestore: vi.fn(),
  getDoc: () => new Promise(() => undefined),
  getDocs: () => new Promise(() => undefined),
}));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['a document', () => getDoc({} as never)],
  ['a query', () => getDocs({} as never)],
])('gives up reading %s that Firestore does not answer', async (_, read) => {
  const caught = read().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(READING_MS);
  expect(await caught).toMatchObject({ name: 'Failure', code: 'no-connection' });
});
