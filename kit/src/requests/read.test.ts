import { messages } from '@vidriera/domain/messages/messages';
import { expect, test, vi } from 'vitest';
import { currentUid } from '../data/connection.ts';
import { readItem } from './read.ts';

vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  sessionNow: () => ({ user: null, loading: false, error: null }),
  whenRead: async () => ({ user: null, loading: false, error: null }),
}));

/** Firestore as one document of nobody's, with these fields. */
const connection = (fields: object) => async () =>
  ({ uid: 'u1', doc: () => ({}), getDoc: async () => ({ exists: () => true, data: () => fields }) }) as never;

test('readItem: an unreadable item fails with the catalogue’s message', async () => {
  const broken = readItem('link', 'l1', { connection: connection({ titulo: 3 }) });
  await expect(broken).rejects.toMatchObject({ code: 'internal', message: messages.list.dataFailed });
});

test('readItem: an item is hidden until the trigger shows it', async () => {
  const refUsuario = { id: 'u1', path: 'user/u1' };
  const fields = {
    titulo: 'Carta',
    descripcion: 'Todo',
    enlace: 'https://ejemplo.com/',
    refUsuario,
    uid: 'u1',
  };
  expect(await readItem('link', 'l1', { connection: connection(fields) })).toMatchObject({ visible: false });
});

test('reads nothing without a user, and fails with messages for person and log', async () => {
  const error = await currentUid().catch((caught: unknown) => caught);
  expect(error).toMatchObject({
    code: 'no-session',
    message: messages.post.noUsuario,
    cause: { message: messages.session.noUserId },
  });
});
