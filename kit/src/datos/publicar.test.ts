import { linkDatosSchema } from 'domain/link-schema';
import { mensajes } from 'domain/messages';
import { afterEach, expect, test, vi } from 'vitest';
import { actualizarItem, crearItem } from './publicar.ts';

const link = linkDatosSchema.parse({ titulo: 'Carta', descripcion: 'Hoy', enlace: 'ejemplo.com' });
const nunca = () => new Promise<never>(() => {});

/** Firestore behind a line that takes everything and answers nothing. */
const conexion = async () =>
  ({
    uid: 'u1',
    doc: () => ({ id: 'l1' }),
    serverTimestamp: () => null,
    setDoc: nunca,
    runTransaction: nunca,
    getDoc: async () => {
      throw Object.assign(new Error('Request failed with error: Failed to fetch'), { code: 'unknown' });
    },
  }) as never;

afterEach(() => vi.useRealTimers());

test.each([
  ['creation', () => crearItem('link', link, { id: 'l1', conexion })],
  ['change', () => actualizarItem('link', 'l1', link, { version: '1.0', conexion })],
])('a %s that gets no answer within half a minute counts as no connection', async (_, escribir) => {
  vi.useFakeTimers();
  const fallo = escribir().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_000);
  const antes = await Promise.race([fallo, Promise.resolve('esperando')]);
  expect(antes).toBe('esperando');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await fallo).toMatchObject({ codigo: 'sin-conexion', message: mensajes.general.sinConexion });
});
