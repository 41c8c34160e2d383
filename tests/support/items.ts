import { emptyItem } from '@vidriera/domain/testing/items';
import type { Tipo } from '@vidriera/domain/values/ids';
import { newItemId } from '@vidriera/domain/values/item-id';
import type { DocumentReference } from 'firebase-admin/firestore';
import { stored } from './backend.ts';

/** Writes an item directly: an empty item with these fields. */
export async function writeItem(tipo: Tipo, uid: string, fields: object): Promise<DocumentReference> {
  const item = stored.db.collection(tipo).doc(await newItemId(uid));
  const now = new Date();
  const enlace = tipo === 'link' && { enlace: 'https://ejemplo.com/' };
  await item.set({
    ...emptyItem(tipo),
    uid,
    refUsuario: stored.db.doc(`user/${uid}`),
    createdAt: now,
    updatedAt: now,
    descripcion: 'Todo',
    ...enlace,
    ...fields,
  });
  return item;
}
