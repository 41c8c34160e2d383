import { paths } from 'domain/image/image';
import type { Tipo } from 'domain/values/ids';
import type { deleteImage, uploadImage } from 'kit/data/images';
import type { createItem, updateItem } from 'kit/data/publish';
import type { DataOf } from 'kit/data/schemas';
import { isFailure } from 'kit/failure';
import type { ChosenImage, Images } from './images.ts';

/** What saving needs from outside; `now` in milliseconds. */
export type Ports = {
  uploadImage: typeof uploadImage;
  deleteImage: typeof deleteImage;
  createItem: typeof createItem;
  updateItem: typeof updateItem;
  now: () => number;
};

export type SaveRequest<T extends Tipo = Tipo> = {
  tipo: T;
  /** Chosen before the first try, so that trying again writes the same item. */
  id: string;
  /** State of the item that is being changed; `null` creates one. */
  version: string | null;
  uid: string;
  data: DataOf[T];
  imagenes: Images;
  /** Addresses of pictures that are up there already, by their key: filled here, and kept for another try. */
  uploads: Map<string, string>;
  /** The part of all pictures that is up there, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
};

/** Uploads that run at once: more only share the same line. */
const AT_ONCE = 2;

/**
 * Saves a post: pictures first, then the item, so that no item ever points at a picture that is not there. What was uploaded
 * is deleted again when the person gives up or the item is refused; after any other failure it waits for another try: whether
 * the item was written may not be known, and prepaid data is dear. What nobody names after a day is the server's to delete.
 * @throws ChangedFailure, Failure of the upload or of the write
 */
export async function savePost<T extends Tipo>(request: SaveRequest<T>, ports: Ports): Promise<void> {
  const { tipo, id, version, imagenes, uploads } = request;
  try {
    const urls = await uploadAll(request, ports);
    const of = (imagen: ChosenImage): string => urls.get(imagen.key) ?? '';
    const url_imagen = imagenes.principal ? of(imagenes.principal) : null;
    const url_imagenes = imagenes.extras.map(of);
    const data = { ...request.data, url_imagen, ...(tipo === 'evento' && { url_imagenes }) };
    if (version === null) await ports.createItem(tipo, data, { id });
    else await ports.updateItem(tipo, id, data, { version });
  } catch (error) {
    if (isFailure(error) && FINAL.includes(error.code)) {
      await deleteAll([...uploads.values()], ports);
      uploads.clear();
    }
    throw error;
  }
}

/** Failures after which no other try can follow with these pictures. */
const FINAL: readonly string[] = ['cancelled', 'no-permission', 'missing', 'not-yours', 'invalid-data'];

/** Address of every picture by its key; what is uploaded on the way is noted in `uploads`. */
async function uploadAll<T extends Tipo>(
  { tipo, uid, imagenes, uploads, onProgress, signal }: SaveRequest<T>,
  { uploadImage, now }: Ports,
): Promise<Map<string, string>> {
  const all = [imagenes.principal, ...imagenes.extras].filter((item) => item !== null);
  const urls = new Map(uploads);
  for (const item of all) if (item.kind === 'saved') urls.set(item.key, item.url);
  const added = all.filter((item) => item.kind === 'fresh').filter(({ key }) => !uploads.has(key));
  const parts = added.map(() => 0);
  const cancel = new AbortController();
  const done = signal ? AbortSignal.any([signal, cancel.signal]) : cancel.signal;
  const start = now();
  const queue = added.entries();
  const work = async () => {
    for (const [index, imagen] of queue) {
      const path = imagen === imagenes.principal ? paths.principal : paths.extra;
      // one millisecond apart: two pictures of the same name must not share a path
      const url = await uploadImage(imagen.prepared.blob, path(tipo, uid, imagen.nombre, start + index), {
        signal: done,
        prepare: async () => imagen.prepared,
        onProgress: (part) => {
          parts[index] = part;
          onProgress?.(parts.reduce((sum, item) => sum + item, 0) / parts.length);
        },
      });
      uploads.set(imagen.key, url);
      urls.set(imagen.key, url);
    }
  };
  const results = await Promise.allSettled(
    Array.from({ length: Math.min(AT_ONCE, added.length) }, () =>
      work().catch((error: unknown) => {
        cancel.abort();
        throw error;
      }),
    ),
  );
  // the others then fail with 'cancelado': the first to fail says why
  const failures = results.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
  const cause = failures.find((one) => one?.code !== 'cancelled') ?? failures[0];
  if (cause) throw cause;
  return urls;
}

/** Deletes pictures nobody shows. A failure leaves a file that is seen nowhere, so it is not worth an error. */
async function deleteAll(urls: string[], { deleteImage }: Ports): Promise<void> {
  await Promise.allSettled(urls.map((url) => deleteImage(url)));
}
