import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { beforeEach, expect, it, vi } from 'vitest';
import { connect, connectToDelete, connectToWrite } from './connection.ts';

const uid = uidSchema.parse('ana');
const session = vi.hoisted(() => ({ read: null as unknown, suspendedUntil: null as Date | null }));
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
  whenRead: async () => ({
    user: { uid, suspendedUntil: session.suspendedUntil },
    ...{ loading: false, error: null },
  }),
}));

beforeEach(() => {
  session.read = 'just read';
  session.suspendedUntil = null;
});

it('returns the document that the session has just read, once', async () => {
  const { own } = await connect();
  expect([await own(), await own()]).toEqual(['just read', 'stored']);
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
