import { ownerOfPath, pathOfUrl } from '@vidriera/domain/image/image';
import { TIPOS } from '@vidriera/domain/values/ids';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Buckets, Deps } from '../../base/firestore/admin.ts';
import { pagesOf, queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { deleteImage } from '../../base/firestore/uploads.ts';
import { isKept } from './is-kept.ts';

const ITEMS = 100;
const NAMING = ['photo_url', 'url_imagenPortada', 'url_imagen', 'urlImagenes', 'url_imagenes'] as const;
/** A kept profile has its fields in `perfil`. */
const FIELDS = [...NAMING, ...NAMING.map((field) => `perfil.${field}`)];

/** Returns the pictures that a document names, of anybody and in any folder; also of an unreadable document. */
const picturesIn = (doc: DocumentSnapshot): string[] =>
  FIELDS.flatMap((field): unknown => doc.get(field)).flatMap((url) =>
    typeof url === 'string' ? (pathOfUrl(url) ?? []) : [],
  );

/** Returns the pictures of `uid` that a document names. */
export const ownPicturesIn = (doc: DocumentSnapshot, uid: string): string[] =>
  [...new Set(picturesIn(doc))].filter((path) => ownerOfPath(path) === uid);

/** Whether a hold lists a picture (firestore/held.ts). */
export const isListedByHold = async (db: Firestore, path: string): Promise<boolean> =>
  !(await queryFrom(db, queries.holdsOfPicture(path)).limit(1).get()).empty;

/** Returns a person’s pictures that no document names, and no hold lists. */
async function unnamed(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
  paths: Iterable<string>,
): Promise<string[]> {
  const left = new Set(paths);
  const likely = TIPOS.filter((tipo) => [...left].some((path) => path.startsWith(`posts/${tipo}/`)));
  const strikeOut = (docs: DocumentSnapshot[]) => {
    for (const path of docs.flatMap(picturesIn)) left.delete(path);
  };
  const [kept, ...documents] = await db.getAll(
    refs.keptPerfil(db, uid),
    refs.user(db, uid),
    refs.creador(db, uid),
  );
  strikeOut(kept && isKept(kept, now()) ? [kept, ...documents] : documents);
  for (const tipo of new Set([...likely, ...TIPOS])) {
    if (left.size === 0) return [];
    const items = queryFrom(db, queries.itemsOf(tipo, uid)).select('url_imagen', 'url_imagenes');
    for await (const page of pagesOf(items, ITEMS)) {
      strikeOut(page);
      if (left.size === 0) return [];
    }
  }
  const listed = await Promise.all([...left].map((path) => isListedByHold(db, path)));
  return [...left].filter((_, i) => !listed[i]);
}

/**
 * Deletes those of a person’s pictures that no document names any more, with thumbnails. What a hold lists stays where nobody sees it.
 * @returns how many
 */
export async function deleteUnnamed(
  deps: Pick<Deps, 'db' | 'now'> & Buckets,
  uid: string,
  paths: Iterable<string>,
): Promise<number> {
  const left = await unnamed(deps, uid, paths);
  await Promise.all(left.map((path) => deleteImage(deps, path)));
  return left.length;
}
