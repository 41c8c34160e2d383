import type { Tipo } from 'domain/ids';
import { rutas } from 'domain/imagen';
import { ErrorDatos } from 'kit/datos/errores';
import type { DatosDe } from 'kit/datos/esquemas';
import type { borrarImagen, subirImagen } from 'kit/datos/imagenes';
import type { actualizarItem, crearItem } from 'kit/datos/publicar';
import type { ImagenElegida, Imagenes } from './imagenes.ts';

/** What saving needs from outside; `now` in milliseconds. */
export type Puertos = {
  subirImagen: typeof subirImagen;
  borrarImagen: typeof borrarImagen;
  crearItem: typeof crearItem;
  actualizarItem: typeof actualizarItem;
  now: () => number;
};

export type Pedido<T extends Tipo = Tipo> = {
  tipo: T;
  /** Chosen before the first try, so that trying again writes the same item. */
  id: string;
  /** State of the item that is being changed; `null` creates one. */
  version: string | null;
  uid: string;
  datos: DatosDe[T];
  imagenes: Imagenes;
  /** Addresses of pictures that are up there already, by their key: filled here, and kept for another try. */
  subidas: Map<string, string>;
  /** The part of all pictures that is up there, 0 to 1. */
  onProgress?: (parte: number) => void;
  signal?: AbortSignal;
};

/** Uploads that run at once: more only share the same line. */
const A_LA_VEZ = 2;

/**
 * Saves a post: pictures first, then the item, so that no item ever points at a picture that is not there. What was uploaded
 * is deleted again when the person gives up or the item is refused; after any other failure it waits for another try: whether
 * the item was written may not be known, and prepaid data is dear. What nobody names after a day is the server's to delete.
 * @throws ErrorCambiado; ErrorDatos of the upload or of the write
 */
export async function guardarPost<T extends Tipo>(pedido: Pedido<T>, puertos: Puertos): Promise<void> {
  const { tipo, id, version, imagenes, subidas } = pedido;
  try {
    const urls = await subirTodas(pedido, puertos);
    const de = (imagen: ImagenElegida): string => urls.get(imagen.clave) ?? '';
    const url_imagen = imagenes.principal ? de(imagenes.principal) : null;
    const url_imagenes = imagenes.adicionales.map(de);
    const datos = { ...pedido.datos, url_imagen, ...(tipo === 'evento' && { url_imagenes }) };
    if (version === null) await puertos.crearItem(tipo, datos, { id });
    else await puertos.actualizarItem(tipo, id, datos, { version });
  } catch (error) {
    if (error instanceof ErrorDatos && DEFINITIVOS.includes(error.codigo)) {
      await borrarTodas([...subidas.values()], puertos);
      subidas.clear();
    }
    throw error;
  }
}

/** Failures after which no other try can follow with these pictures. */
const DEFINITIVOS: readonly string[] = [
  'cancelado',
  'sin-permiso',
  'no-existe',
  'no-es-tuyo',
  'datos-invalidos',
];

/** Address of every picture by its key; what is uploaded on the way is noted in `subidas`. */
async function subirTodas<T extends Tipo>(
  { tipo, uid, imagenes, subidas, onProgress, signal }: Pedido<T>,
  { subirImagen, now }: Puertos,
): Promise<Map<string, string>> {
  const todas = [imagenes.principal, ...imagenes.adicionales].filter((una) => una !== null);
  const urls = new Map(subidas);
  for (const una of todas) if (una.kind === 'guardada') urls.set(una.clave, una.url);
  const nuevas = todas.filter((una) => una.kind === 'nueva').filter(({ clave }) => !subidas.has(clave));
  const partes = nuevas.map(() => 0);
  const cancelar = new AbortController();
  const senal = signal ? AbortSignal.any([signal, cancelar.signal]) : cancelar.signal;
  const inicio = now();
  const cola = nuevas.entries();
  const trabajar = async () => {
    for (const [indice, imagen] of cola) {
      const ruta = imagen === imagenes.principal ? rutas.principal : rutas.adicional;
      // one millisecond apart: two pictures of the same name must not share a path
      const url = await subirImagen(imagen.preparada.blob, ruta(tipo, uid, imagen.nombre, inicio + indice), {
        signal: senal,
        preparar: async () => imagen.preparada,
        onProgress: (parte) => {
          partes[indice] = parte;
          onProgress?.(partes.reduce((suma, una) => suma + una, 0) / partes.length);
        },
      });
      subidas.set(imagen.clave, url);
      urls.set(imagen.clave, url);
    }
  };
  const resultados = await Promise.allSettled(
    Array.from({ length: Math.min(A_LA_VEZ, nuevas.length) }, () =>
      trabajar().catch((error: unknown) => {
        cancelar.abort();
        throw error;
      }),
    ),
  );
  // the others then fail with 'cancelado': the first to fail says why
  const fallos = resultados.filter((uno) => uno.status === 'rejected').map(({ reason }) => reason);
  const causa = fallos.find((uno) => uno?.codigo !== 'cancelado') ?? fallos[0];
  if (causa) throw causa;
  return urls;
}

/** Deletes pictures nobody shows. A failure leaves a file that is seen nowhere, so it is not worth an error. */
async function borrarTodas(urls: string[], { borrarImagen }: Puertos): Promise<void> {
  await Promise.allSettled(urls.map((url) => borrarImagen(url)));
}
