import { READING_MS } from '@vidriera/domain/reading-limit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getDoc, getDocs } from './firestore.ts';

const auth = vi.hoisted(() => ({ currentUser: {} as unknown }));
const sdk = vi.hoisted(() => ({ read: vi.fn(() => new Promise(() => undefined)) }));
vi.mock('./auth.ts', () => ({ auth }));
vi.mock('./app.ts', () => ({ app: {}, emulators: undefined }));
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  getFirestore: vi.fn(),
  getDoc: sdk.read,
  getDocs: sdk.read,
}));
beforeEach(() => {
  vi.useFakeTimers();
  sdk.read.mockClear();
  auth.currentUser = {};
});
afterEach(() => void vi.useRealTimers());

const READS = [
  ['a document', () => getDoc({} as never)],
  ['a query', () => getDocs({} as never)],
] as const;

it.each(READS)('sends no read of %s once the person has signed out', async (_, read) => {
  auth.currentUser = null;
  await expect(read()).rejects.toMatchObject({ name: 'Failure', code: 'no-session' });
  expect(sdk.read).not.toHaveBeenCalled();
});

it.each(READS)('gives up reading %s that Firestore does not answer', async (_, read) => {
  const caught = read().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(READING_MS);
  expect(await caught).toMatchObject({ name: 'Failure', code: 'no-connection' });
});
