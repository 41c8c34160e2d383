import { originalOfThumbnail, ownerOfPath, pathOfUrl } from 'domain/image/image';
import { TIPOS } from 'domain/values/ids';
import type { Firestore } from 'firebase-admin/firestore';
import { itemsOf } from '../owners/owner-items.ts';
import type { Bucket } from '../shared/admin.ts';
import { refs } from '../shared/refs.ts';
import { deleteImage } from '../shared/uploads.ts';
import { eachAlone } from './each-alone.ts';

const DIA_MS = 86_400_000;
/**
 * Uploads are looked at from their second day to their eighth: a form has long been saved by then, and what was named
 * once and dropped later is deleted by the triggers. So the work follows recent uploads, not all there ever were.
 */
const WINDOW_DAYS = { from: 1, to: 8 };

type SweepDeps = { db: Firestore; bucket: Bucket; now: () => Date };

/** Recent uploads by owner; a thumbnail stands for its original, which its owner may have deleted. */
async function recentUploads({ bucket, now }: SweepDeps): Promise<Map<string, Set<string>>> {
  const byOwner = new Map<string, Set<string>>();
  for (const prefix of ['users/', 'posts/']) {
    let pageToken: string | undefined;
    do {
      const [files, following] = await bucket.getFiles({
        prefix,
        autoPaginate: false,
        maxResults: 1000,
        ...(pageToken ? { pageToken } : {}),
      });
      for (const { name, metadata } of files) {
        const path = originalOfThumbnail(name) ?? name;
        const uid = ownerOfPath(path);
        const age = (now().getTime() - new Date(metadata.timeCreated ?? 0).getTime()) / DIA_MS;
        if (!uid || age < WINDOW_DAYS.from || age > WINDOW_DAYS.to) continue;
        byOwner.set(uid, (byOwner.get(uid) ?? new Set()).add(path));
      }
      pageToken = (following as { pageToken?: string } | null)?.pageToken;
    } while (pageToken);
  }
  return byOwner;
}

/** Every picture a person's documents name, as Storage paths. */
async function namedPaths(db: Firestore, uid: string): Promise<Set<string>> {
  const urls: unknown[] = [];
  const gather = (data: Record<string, unknown> | undefined) => {
    for (const field of ['photo_url', 'url_imagenPortada', 'url_imagen', 'urlImagenes', 'url_imagenes']) {
      urls.push(data?.[field]);
    }
  };
  for (const doc of await db.getAll(refs.user(db, uid), refs.creador(db, uid))) gather(doc.data());
  for (const tipo of TIPOS) {
    for await (const page of itemsOf(db, tipo, uid)) {
      const docs = await db.getAll(...page, { fieldMask: ['url_imagen', 'url_imagenes'] });
      for (const doc of docs) gather(doc.data());
    }
  }
  const paths = urls.flat().map((url) => (typeof url === 'string' ? pathOfUrl(url) : null));
  return new Set(paths.filter((path) => path !== null));
}

/**
 * Deletes uploads that no document came to name within a day, thumbnails left alone included; answers how many. Somebody whose documents
 * can't be read keeps all of theirs.
 */
export async function sweepUploads(deps: SweepDeps): Promise<number> {
  return eachAlone(
    await recentUploads(deps),
    ([uid]) => `user/${uid}`,
    async ([uid, uploads]) => {
      const leftovers = uploads.difference(await namedPaths(deps.db, uid));
      for (const path of leftovers) await deleteImage(deps.bucket, path);
      return leftovers.size;
    },
  );
}
