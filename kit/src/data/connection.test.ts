import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { beforeEach, expect, it, vi } from 'vitest';
import { connect, connectToDelete, connectToWrite } from './connection.ts';

const uid = uidSchema.parse('ana');
const session = vi.hoisted(() => ({
  read: null as unknown,
  suspendedUntil: null as Date | null,
  stalls: false,
}));
vi.mock('@vidriera/session', () => ({
  justRead: async () => {
    const { read } = session;
    session.read = null;
    return read;
  },
  loadFirestore: async () => ({
    doc: () => null,
    getDoc: async () => ({ exists: () => true, data: () => 'stored' }),
  }),
  whenRead: async () => {
    if (session.stalls) await new Promise(() => undefined);
    return {
      user: { uid, suspendedUntil: session.suspendedUntil },
      loading: false,
      error: null,
    };
  },
}));

beforeEach(() => {
  session.read = 'just read';
  session.suspendedUntil = null;
  session.stalls = false;
});

it('returns the document that the session has just read, once', async () => {
  const { own } = await connect();
  expect([await own(), await own()]).toEqual(['just read', 'stored']);
});

it('ends while Auth stalls', async () => {
  vi.useFakeTimers();
  session.stalls = true;
  const late = expect(connectToWrite()).rejects.toMatchObject({ code: 'no-connection' });
  await vi.advanceTimersByTimeAsync(20_000);
  await late;
  vi.useRealTimers();
});

it('reads again after a write', async () => {
  await connectToWrite();
  expect(await (await connect()).own()).toBe('stored');
});

it('refuses writes of a suspended person, but no deletions', async () => {
  session.suspendedUntil = new Date(Date.now() + 60_000);
  await expect(connectToWrite()).rejects.toMatchObject({ code: 'suspended' });
  expect((await connectToDelete()).uid).toBe(uid);
  session.suspendedUntil = new Date(Date.now() - 1);
  expect((await connectToWrite()).uid).toBe(uid);
});
