import { mensajes } from 'domain/messages';
import { expect, test, vi } from 'vitest';
import { uidActual } from './conexion.ts';
import { leerItem } from './leer.ts';

vi.mock(import('kit/session'), async (original) => ({
  ...(await original()),
  sessionNow: () => ({ user: null, loading: false, error: null }),
  whenReady: async () => ({ user: null, loading: false, error: null }),
}));

/** Firestore as one document of nobody's, with these fields. */
const conexion = (campos: object) => async () =>
  ({ uid: 'u1', doc: () => ({}), getDoc: async () => ({ exists: () => true, data: () => campos }) }) as never;

test('an item that is stored but can’t be read is a failure in the catalogue’s words', async () => {
  const roto = leerItem('link', 'l1', { conexion: conexion({ titulo: 3 }) });
  await expect(roto).rejects.toMatchObject({ codigo: 'interno', message: mensajes.lista.errorDatos });
});

test('without a user nothing is asked: words for the person, and for the log', async () => {
  const error = await uidActual().catch((caught: unknown) => caught);
  expect(error).toMatchObject({
    codigo: 'sin-sesion',
    message: mensajes.post.sinUsuario,
    cause: { message: mensajes.sesion.sinUserId },
  });
});
