import { mensajesGaleria } from 'domain/galeria';
import { rutaDeUrl } from 'domain/imagen';
import { LIMITES } from 'domain/limits';
import { perfilCreadorDocSchema } from 'domain/perfil-creador';
import type { Firestore } from 'firebase-admin/firestore';
import type { Bucket } from '../shared/admin.ts';
import { refs } from '../shared/refs.ts';
import { borrarImagen, FOLDERS, rutasPropias } from '../shared/uploads.ts';

export type GalleryOutcome =
  | { kind: 'saved'; urlImagenes: string[] }
  | { kind: 'full'; mensaje: string }
  | { kind: 'not-own' }
  | { kind: 'no-creador' };

type GalleryDeps = { db: Firestore; bucket: Bucket; now: () => Date };
/** People add pictures one by one, all at once: each waits its turn rather than fail. */
const INTENTOS = { maxAttempts: 25 };

/** Reads the gallery, asks `cambiar` for the new one (or a refusal) and stores it, alone with the document. */
async function conGaleria(
  { db, now }: GalleryDeps,
  uid: string,
  cambiar: (actuales: string[]) => GalleryOutcome,
): Promise<{ outcome: GalleryOutcome; quedan: string[] }> {
  const ref = refs.creador(db, uid);
  return db.runTransaction(async (tx) => {
    const leido = perfilCreadorDocSchema.safeParse((await tx.get(ref)).data());
    if (!leido.success) return { outcome: { kind: 'no-creador' }, quedan: [] };
    const actuales = leido.data.urlImagenes;
    const outcome = cambiar(actuales);
    if (outcome.kind !== 'saved') return { outcome, quedan: actuales };
    if (outcome.urlImagenes.length !== actuales.length) {
      tx.update(ref, { urlImagenes: outcome.urlImagenes, updated_time: now() });
    }
    return { outcome, quedan: outcome.urlImagenes };
  }, INTENTOS);
}

/**
 * Adds pictures the caller uploaded to the gallery: all or, when they would pass the limit, none. The files of pictures
 * that were refused are deleted. Adding what is there already changes nothing.
 */
export async function addGalleryImages(
  deps: GalleryDeps,
  uid: string,
  urls: string[],
): Promise<GalleryOutcome> {
  const propias = rutasPropias(urls, uid, FOLDERS.galeria(uid));
  const ajenas = urls.some((url) => !propias.includes(rutaDeUrl(url) ?? ''));
  const { outcome, quedan } = await conGaleria(deps, uid, (actuales) => {
    if (ajenas) return { kind: 'not-own' };
    const rutas = new Set(actuales.map(rutaDeUrl));
    const nuevas = urls.filter((url) => {
      const ruta = rutaDeUrl(url);
      if (rutas.has(ruta)) return false;
      rutas.add(ruta);
      return true;
    });
    const total = actuales.length + nuevas.length;
    if (total <= LIMITES.imagenesGaleria || nuevas.length === 0) {
      return { kind: 'saved', urlImagenes: [...actuales, ...nuevas] };
    }
    const llena = actuales.length >= LIMITES.imagenesGaleria;
    const mensaje = llena ? mensajesGaleria.llena : mensajesGaleria.excede(actuales.length, nuevas.length);
    return { kind: 'full', mensaje };
  });
  if (outcome.kind !== 'saved') {
    const enGaleria = new Set(quedan.map(rutaDeUrl));
    await Promise.all(
      propias.filter((ruta) => !enGaleria.has(ruta)).map((ruta) => borrarImagen(deps.bucket, ruta)),
    );
  }
  return outcome;
}

/** Takes a picture out of the gallery and deletes its file. Removing what is not there changes nothing. */
export async function removeGalleryImage(
  deps: GalleryDeps,
  uid: string,
  url: string,
): Promise<GalleryOutcome> {
  const ruta = rutaDeUrl(url);
  const { outcome } = await conGaleria(deps, uid, (actuales) => ({
    kind: 'saved',
    urlImagenes: actuales.filter((una) => una !== url && (ruta === null || rutaDeUrl(una) !== ruta)),
  }));
  if (outcome.kind === 'saved') {
    for (const propia of rutasPropias([url], uid, FOLDERS.galeria(uid)))
      await borrarImagen(deps.bucket, propia);
  }
  return outcome;
}
