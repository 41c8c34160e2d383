import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { beforeEach, expect, it, vi } from 'vitest';
import { connect, connectToWrite } from './connection.ts';

const uid = uidSchema.parse('ana');
const session = vi.hoisted(() => ({ read: null as unknown }));
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
  whenRead: async () => ({ user: { uid }, loading: false, error: null }),
}));

beforeEach(() => {
  session.read = 'just read';
});

it('returns the document that the session has just read, once', async () => {
  const { own } = await connect();
  expect([await own(), await own()]).toEqual(['just read', 'stored']);
});

it('reads again after a write', async () => {
  await connectToWrite();
  expect(await (await connect()).own()).toBe('stored');
});
