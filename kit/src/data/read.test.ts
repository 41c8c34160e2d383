import { messages } from '@vidriera/domain/messages/messages';
import { expect, test, vi } from 'vitest';
import { currentUid } from './connection.ts';
import { readItem } from './read.ts';

vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  sessionNow: () => ({ user: null, loading: false, error: null }),
  whenKnown: async () => ({ user: null, loading: false, error: null }),
}));

/** Firestore as one document of nobody's, with these fields. */
const connection = (fields: object) => async () =>
  ({ uid: 'u1', doc: () => ({}), getDoc: async () => ({ exists: () => true, data: () => fields }) }) as never;

test('an item that is stored but can’t be read is a failure in the catalogue’s words', async () => {
  const broken = readItem('link', 'l1', { connection: connection({ titulo: 3 }) });
  await expect(broken).rejects.toMatchObject({ code: 'internal', message: messages.list.dataFailed });
});

test('without a user nothing is asked: words for the person, and for the log', async () => {
  const error = await currentUid().catch((caught: unknown) => caught);
  expect(error).toMatchObject({
    code: 'no-session',
    message: messages.post.noUsuario,
    cause: { message: messages.session.noUserId },
  });
});
