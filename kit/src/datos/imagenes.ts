import { rutaDeUrl } from 'domain/imagen';
import { mensajes } from 'domain/messages';
import { rememberUpload } from '../recent-uploads.ts';
import { type ConexionStorage, conectarStorage } from './conexion.ts';
import { comoErrorDatos, conErroresDatos, ErrorDatos } from './errores.ts';
import { type ImagenPreparada, prepararImagen } from './preparar-imagen.ts';

export type OpcionesSubida = {
  /** Called with the part that is up there, 0 to 1. */
  onProgress?: ((parte: number) => void) | undefined;
  /** Aborting it cancels the upload: it then fails with 'cancelado'. */
  signal?: AbortSignal | undefined;
  conexion?: () => Promise<ConexionStorage>;
  preparar?: (archivo: Blob) => Promise<ImagenPreparada>;
};

/** Paths never change their content, so what is fetched once is kept for a year. */
const CACHE = 'public, max-age=31536000, immutable';

/** `ruta` with the ending of what is really uploaded, its name within the 80 characters a path allows. */
export function rutaConExtension(ruta: string, extension: string): string {
  const [, prefijo = '', nombre = ''] = /^(.*\/\d+_)?([^/]*)$/.exec(ruta) ?? [];
  const base = nombre.replace(/\.[A-Za-z0-9]{1,5}$/, '');
  return `${prefijo}${base.slice(0, 79 - extension.length)}.${extension}`;
}

const cancelada = (): ErrorDatos => new ErrorDatos('cancelado', 'Cancelaste la subida.');

/**
 * Uploads a picture the person chose: checked, drawn anew (at most 2048 px, no EXIF), resumable and cancelable.
 * @param ruta Storage path from `domain/imagen`'s `rutas`; its ending is replaced by that of the format uploaded.
 * @returns the picture's download URL, as items and profiles store it
 * @throws ErrorDatos 'no-es-imagen' | 'muy-pesada' | 'cancelado' | 'sin-permiso' | 'sin-conexion' | 'no-subio'
 */
export async function subirImagen(
  archivo: Blob,
  ruta: string,
  { onProgress, signal, conexion = conectarStorage, preparar = prepararImagen }: OpcionesSubida = {},
): Promise<string> {
  const [sdk, imagen] = await Promise.all([conexion(), preparar(archivo)]).catch((error: unknown) => {
    throw comoErrorDatos(error, mensajes.imagen.noSubio);
  });
  if (signal?.aborted) throw cancelada();
  const destino = sdk.ref(sdk.storage, rutaConExtension(ruta, imagen.extension));
  const tarea = sdk.uploadBytesResumable(destino, imagen.blob, {
    contentType: imagen.blob.type,
    cacheControl: CACHE,
  });
  const cancelar = () => tarea.cancel();
  signal?.addEventListener('abort', cancelar, { once: true });
  try {
    onProgress?.(0);
    tarea.on('state_changed', ({ bytesTransferred, totalBytes }) =>
      onProgress?.(totalBytes ? bytesTransferred / totalBytes : 0),
    );
    await tarea;
    const url = await sdk.getDownloadURL(destino);
    rememberUpload(destino.fullPath, imagen.blob);
    onProgress?.(1);
    return url;
  } catch (error) {
    const fallo = comoErrorDatos(error, mensajes.imagen.noSubio);
    if (fallo.codigo !== 'interno') throw fallo;
    throw new ErrorDatos('no-subio', mensajes.imagen.noSubio, { cause: error });
  } finally {
    signal?.removeEventListener('abort', cancelar);
  }
}

/**
 * Deletes an uploaded picture by its download URL; one that is gone, or no upload of ours, counts as deleted.
 * @throws ErrorDatos 'sin-permiso' | 'sin-conexion' | 'interno'
 */
export function borrarImagen(
  url: string,
  { conexion = conectarStorage }: Pick<OpcionesSubida, 'conexion'> = {},
): Promise<void> {
  return conErroresDatos(async () => {
    const ruta = rutaDeUrl(url);
    if (!ruta) return;
    const { deleteObject, ref, storage } = await conexion();
    try {
      await deleteObject(ref(storage, ruta));
    } catch (error) {
      if (comoErrorDatos(error).codigo !== 'no-existe') throw error;
    }
  });
}
