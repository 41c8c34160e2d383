import { duenioDeRuta, rutaDeUrl, rutaMiniatura } from 'domain/imagen';
import { ANCHOS_MINIATURA } from 'domain/limits';
import type { Bucket } from './admin.ts';

/** Deletes an upload and its thumbnails; what is gone already is fine. The original goes first: see images/. */
export async function borrarImagen(bucket: Bucket, ruta: string): Promise<void> {
  await bucket.file(ruta).delete({ ignoreNotFound: true });
  await borrarMiniaturas(bucket, ruta);
}

/** Deletes the thumbnails of an upload. */
export async function borrarMiniaturas(bucket: Bucket, ruta: string): Promise<void> {
  await Promise.all(
    ANCHOS_MINIATURA.map((ancho) => bucket.file(rutaMiniatura(ruta, ancho)).delete({ ignoreNotFound: true })),
  );
}

/** Storage folders, by what their pictures belong to. */
export const FOLDERS = {
  perfil: (uid: string) => `users/${uid}/profile/`,
  creador: (uid: string) => `users/${uid}/creator/`,
  galeria: (uid: string) => `users/${uid}/creator/gallery/`,
  publicaciones: 'posts/',
} as const;

/**
 * Paths of the pictures among `urls` that `uid` uploaded under `folder`. Anything else a document may name (another
 * person's picture, an address elsewhere) is left out, so that nobody can have somebody else's file deleted.
 */
export function rutasPropias(urls: (string | null | undefined)[], uid: string, folder: string): string[] {
  const rutas = urls.flatMap((url) => {
    const ruta = url ? rutaDeUrl(url) : null;
    return ruta && duenioDeRuta(ruta) === uid && ruta.startsWith(folder) ? [ruta] : [];
  });
  return [...new Set(rutas)];
}
