import { emptyItem } from '@vidriera/domain/testing/items';
import { storedUsernameSchema } from '@vidriera/domain/usuario/username-schema';
import type { Tipo } from '@vidriera/domain/values/ids';
import type { Firestore } from 'firebase-admin/firestore';
import { newUsuario } from '../accounts/sign-up/user-document.ts';
import { refs } from '../base/firestore/refs.ts';
import { updateDerived } from '../items/items/derived.ts';
import { NOW } from './project.ts';

export const urlOf = (path: string): string =>
  `https://firebasestorage.googleapis.com/v0/b/b.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=t`;

/** Marker in private fields. An answer that contains it leaks. */
export const SECRET = 'SECRETO';

export async function creador(
  db: Firestore,
  uid: string,
  extra: Record<string, unknown> = {},
): Promise<void> {
  const username = storedUsernameSchema.parse(uid.toLowerCase());
  const user = refs.user(db, uid);
  const batch = db.batch();
  for (const alike of refs.usernameAlikes(db, username)) batch.set(alike, { username });
  await batch
    .set(refs.username(db, username), { uid, created_time: NOW })
    .set(user, {
      ...newUsuario({ uid, username, email: `${SECRET}.${uid}@example.com` }, NOW),
      display_name: `Casa ${uid}`,
      phone_number: `+54 11 ${SECRET}`,
      photo_url: urlOf(`users/${uid}/profile/1_yo.jpg`),
      link_Instagram: `https://instagram.com/${uid}`,
      role: 'creador',
      refRolCreador: refs.creador(db, uid),
      eventLikes: [db.doc(`evento/${SECRET}`)],
      ...extra,
    })
    .set(refs.creador(db, uid), {
      refUser: user,
      descripcion: `Descripción de ${uid}`,
      direccion: 'Av. Corrientes 1234',
      ubicacion: { lat: -34.6, lng: -58.4 },
      url_imagenPortada: urlOf(`users/${uid}/creator/cover/1_tapa.jpg`),
      urlImagenes: [urlOf(`users/${uid}/creator/gallery/1_a.jpg`)],
      created_time: NOW,
      updated_time: NOW,
      internalNote: SECRET,
    })
    .commit();
}

/** Creates people without items. */
export async function putPeople(
  { db, now }: { db: Firestore; now: () => Date },
  uids: string[],
  extra: Record<string, unknown> = {},
): Promise<void> {
  const batch = db.batch();
  for (const uid of uids) {
    const username = storedUsernameSchema.parse(uid.toLowerCase());
    const person = newUsuario({ uid, username, email: `${uid}@${SECRET}.example.com` }, now());
    batch.set(refs.user(db, uid), { ...person, display_name: `Persona ${uid}`, ...extra });
  }
  await batch.commit();
}

const OWN: Record<Tipo, Record<string, unknown>> = {
  evento: {
    direccion: 'Av. Corrientes 1234',
    categoria: 'Musica',
    horaInicio: new Date('1970-01-01T19:30:00Z'),
    linkReserva: 'https://example.com/reservar',
  },
  curso: {
    cantHoras: 8,
    tituloCategoria: 'Musica',
    direccion: 'Calle 1',
    modalidad: 'Virtual',
    nombreProfe: 'Marta',
    referenciaProfe: SECRET,
  },
  promo: { cantCanjeos: 3, fecha: NOW },
  link: { enlace: 'https://example.com/' },
};

/** Returns an item as the form writes it, without derived fields. */
export const itemData = (db: Firestore, tipo: Tipo, uid: string, extra: Record<string, unknown> = {}) => ({
  ...emptyItem(tipo),
  titulo: `Un ${tipo}`,
  descripcion: 'Algo lindo para hacer.',
  url_imagen: urlOf(`posts/${tipo}/main/${uid}/1_a.jpg`),
  refUsuario: refs.user(db, uid),
  uid,
  createdAt: NOW,
  updatedAt: NOW,
  ...OWN[tipo],
  internalNote: SECRET,
  ...extra,
});

/** Writes items with their derived fields, as if the trigger had run. */
export async function publish(
  deps: { db: Firestore; now: () => Date },
  tipo: Tipo,
  uid: string,
  items: Record<string, Record<string, unknown>>,
): Promise<void> {
  const { db } = deps;
  const ids = Object.keys(items);
  for (let i = 0; i < ids.length; i += 100) {
    const batch = db.batch();
    const part = ids.slice(i, i + 100);
    for (const id of part) batch.set(refs.item(db, tipo, id), itemData(db, tipo, uid, items[id]));
    await batch.commit();
    await updateDerived(
      deps,
      part.map((id) => refs.item(db, tipo, id)),
    );
  }
}
