import { DERIVED_FIELDS } from '@vidriera/domain/item/item';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import { withFailures } from '@vidriera/session/firebase-failure';
import { type Connected, connectToWrite } from '../data/connection.ts';
import { missing, writeNew } from './publish.ts';

/** Fields of the original alone: the system's, its pictures, and its changes of plan. */
const NOT_COPIED = new Set<string>([
  ...DERIVED_FIELDS,
  'uid',
  'refUsuario',
  'createdAt',
  'updatedAt',
  'reemplaza',
  'fecha',
  'url_imagen',
  'url_imagenes',
  'publicarDesde',
  'publicarHasta',
  'estado',
  'agotado',
  'aviso',
  'avisos',
  'excepciones',
]);

/**
 * Creates an item like another own one: hidden, without its pictures, which end with the original, and without its changes of plan.
 * @param as the new item's id; a retry passes the same, and doubles nothing
 * @returns the new item's id
 * @throws Failure 'full' | 'missing' | 'no-session' | 'no-permission' | 'no-connection' | 'internal'
 */
export function copyItem(
  tipo: Tipo,
  id: string,
  { as, connection = connectToWrite }: Connected & { as?: string } = {},
): Promise<string> {
  return withFailures(async () => {
    const sdk = await connection();
    const original = (await sdk.getDoc(sdk.doc(sdk.db, tipo, id)).catch(missing)).data() ?? missing();
    const kept = Object.entries(original).filter(([field]) => !NOT_COPIED.has(field));
    const pictures = tipo === 'evento' ? { url_imagen: null, url_imagenes: [] } : { url_imagen: null };
    const fields = { ...Object.fromEntries(kept), ...pictures, visibilidad: 'oculto' };
    return writeNew(sdk, tipo, fields, { id: as, keeps: true });
  }, messages.post.saveFailed);
}
