import { ownerOfPath, pathOfUrl } from '@vidriera/domain/image/image';
import { TIPOS } from '@vidriera/domain/values/ids';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isKept } from '../come-back/kept.ts';
import type { Buckets, Deps } from '../firestore/admin.ts';
import { eachAlone } from '../firestore/each-alone.ts';
import { pagesOf, queries, queryFrom } from '../firestore/queries.ts';
import { refs } from '../firestore/refs.ts';
import { deleteImage } from '../firestore/uploads.ts';

const BATCH = 250;
const ITEMS = 100;

const NAMING = ['photo_url', 'url_imagenPortada', 'url_imagen', 'urlImagenes', 'url_imagenes'] as const;
/** A kept profile has its fields in `perfil`. */
const FIELDS = [...NAMING, ...NAMING.map((field) => `perfil.${field}`)];
const entrySchema = z.object({ path: z.catch(z.string(), '') });

function byOwner(entries: QueryDocumentSnapshot[]): Map<string, Map<string, QueryDocumentSnapshot>> {
  const owners = new Map<string, Map<string, QueryDocumentSnapshot>>();
  for (const entry of entries) {
    const { path } = entrySchema.parse(entry.data());
    const uid = ownerOfPath(path) ?? '';
    owners.set(uid, (owners.get(uid) ?? new Map()).set(path, entry));
  }
  return owners;
}

/** Returns a person’s uploads that no document names. */
async function unnamed(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
  uploads: Iterable<string>,
): Promise<Set<string>> {
  const left = new Set(uploads);
  const likely = TIPOS.filter((tipo) => [...left].some((path) => path.startsWith(`posts/${tipo}/`)));
  const strikeOut = (docs: DocumentSnapshot[]) => {
    for (const url of docs.flatMap((doc) => FIELDS.flatMap((field): unknown => doc.get(field)))) {
      if (typeof url === 'string') left.delete(pathOfUrl(url) ?? '');
    }
  };
  const [kept, ...documents] = await db.getAll(
    refs.keptPerfil(db, uid),
    refs.user(db, uid),
    refs.creador(db, uid),
  );
  strikeOut(kept && isKept(kept, now()) ? [kept, ...documents] : documents);
  for (const tipo of new Set([...likely, ...TIPOS])) {
    if (left.size === 0) return left;
    const items = queryFrom(db, queries.itemsOf(tipo, uid)).select('url_imagen', 'url_imagenes');
    for await (const page of pagesOf(items, ITEMS)) {
      strikeOut(page);
      if (left.size === 0) return left;
    }
  }
  return left;
}

/** Deletes due uploads that no document names, with thumbnails. Unreadable documents keep them. @returns how many */
export async function sweepUploads(
  { db, bucket, thumbnails, now }: Pick<Deps, 'db' | 'now'> & Buckets,
  isTimeLeft: () => boolean = () => true,
): Promise<number> {
  let deleted = 0;
  for await (const entries of pagesOf(queryFrom(db, queries.dueUploads(now())), BATCH)) {
    deleted += await eachAlone(
      byOwner(entries),
      ([uid]) => `user/${uid}`,
      async ([uid, uploads]) => {
        const leftovers = await unnamed({ db, now }, uid, uploads.keys());
        for (const path of leftovers) await deleteImage({ bucket, thumbnails }, path);
        const batch = db.batch();
        for (const { ref } of uploads.values()) batch.delete(ref);
        await batch.commit();
        return leftovers.size;
      },
    );
    if (!isTimeLeft()) break;
  }
  return deleted;
}
