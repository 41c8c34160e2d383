import { TIPOS } from 'domain/ids';
import { duenioDeRuta, originalDeMiniatura, rutaDeUrl } from 'domain/imagen';
import type { Firestore } from 'firebase-admin/firestore';
import { itemsDe } from '../owners/owner-items.ts';
import type { Bucket } from '../shared/admin.ts';
import { refs } from '../shared/refs.ts';
import { borrarImagen } from '../shared/uploads.ts';

const DIA_MS = 86_400_000;
/**
 * Uploads are looked at from their second day to their eighth: a form has long been saved by then, and what was named
 * once and dropped later is deleted by the triggers. So the work follows recent uploads, not all there ever were.
 */
const VENTANA_DIAS = { desde: 1, hasta: 8 };

type SweepDeps = { db: Firestore; bucket: Bucket; now: () => Date };

/** Recent uploads by owner; a thumbnail stands for its original, which its owner may have deleted. */
async function subidasRecientes({ bucket, now }: SweepDeps): Promise<Map<string, Set<string>>> {
  const porDuenio = new Map<string, Set<string>>();
  for (const prefix of ['users/', 'posts/']) {
    let pageToken: string | undefined;
    do {
      const [files, siguiente] = await bucket.getFiles({
        prefix,
        autoPaginate: false,
        maxResults: 1000,
        ...(pageToken ? { pageToken } : {}),
      });
      for (const { name, metadata } of files) {
        const ruta = originalDeMiniatura(name) ?? name;
        const uid = duenioDeRuta(ruta);
        const edad = (now().getTime() - new Date(metadata.timeCreated ?? 0).getTime()) / DIA_MS;
        if (!uid || edad < VENTANA_DIAS.desde || edad > VENTANA_DIAS.hasta) continue;
        porDuenio.set(uid, (porDuenio.get(uid) ?? new Set()).add(ruta));
      }
      pageToken = (siguiente as { pageToken?: string } | null)?.pageToken;
    } while (pageToken);
  }
  return porDuenio;
}

/** Every picture a person's documents name, as Storage paths. */
async function rutasNombradas(db: Firestore, uid: string): Promise<Set<string>> {
  const urls: unknown[] = [];
  const juntar = (data: Record<string, unknown> | undefined) => {
    for (const campo of ['photo_url', 'url_imagenPortada', 'url_imagen', 'urlImagenes', 'url_imagenes']) {
      urls.push(data?.[campo]);
    }
  };
  for (const doc of await db.getAll(refs.user(db, uid), refs.creador(db, uid))) juntar(doc.data());
  for (const tipo of TIPOS) {
    for await (const pagina of itemsDe(db, tipo, uid)) {
      const docs = await db.getAll(...pagina, { fieldMask: ['url_imagen', 'url_imagenes'] });
      for (const doc of docs) juntar(doc.data());
    }
  }
  const rutas = urls.flat().map((url) => (typeof url === 'string' ? rutaDeUrl(url) : null));
  return new Set(rutas.filter((ruta) => ruta !== null));
}

/** Deletes uploads that no document came to name within a day, thumbnails left alone included; answers how many. */
export async function sweepUploads(deps: SweepDeps): Promise<number> {
  let borradas = 0;
  for (const [uid, subidas] of await subidasRecientes(deps)) {
    const nombradas = await rutasNombradas(deps.db, uid);
    for (const ruta of subidas.difference(nombradas)) {
      await borrarImagen(deps.bucket, ruta);
      borradas++;
    }
  }
  return borradas;
}
