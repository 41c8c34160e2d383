import { Failure, isFailure } from '@vidriera/domain/failure';
import { paths } from '@vidriera/domain/image/image';
import type { Written } from '@vidriera/domain/item/kinds-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import type { deleteImage } from '@vidriera/kit/data/images';
import type { createItem, updateItem } from '@vidriera/kit/data/publish';
import type { UploadQueue } from '@vidriera/kit/data/uploads';
import { allImages, type ChosenImage, type PostImages } from '../images/images.ts';

/** What saving needs from outside; `now` in milliseconds. */
export type SavePorts = {
  deleteImage: typeof deleteImage;
  createItem: typeof createItem;
  updateItem: typeof updateItem;
  now: () => number;
};

export type SaveRequest<T extends Tipo = Tipo> = {
  tipo: T;
  /** Chosen before the first try, so that trying again writes the same item. */
  id: string;
  /** Chooses another id where that one is refused; any further try is under it. */
  freshId?: () => Promise<string>;
  /** State of the item that is being changed; `null` creates one. */
  version: string | null;
  uid: string;
  data: Written[T];
  imagenes: PostImages;
  /** Where the pictures go up: what arrived is kept there for another try. */
  uploads: UploadQueue;
  /** Whether the person gave up the pictures that are not up there yet. */
  skips?: () => boolean;
  /** All pictures are up there. */
  onUploaded?: () => void;
};

/**
 * Saves a post: pictures first, then the item, so that no item points at a picture that is not there. When the person gives up or the
 * item is refused, what was uploaded is deleted. After any other failure it is kept for another try: the item may have been written
 * after all, and sending a picture twice costs data. The server deletes at night what no item names.
 * @returns the item's id: another than was asked for where that was refused
 * @throws ChangedFailure, Failure of the upload or of the write
 */
export async function savePost<T extends Tipo>(request: SaveRequest<T>, ports: SavePorts): Promise<string> {
  const { tipo, id, version, imagenes, uploads } = request;
  try {
    await uploadAll(request, ports);
    const of = (imagen: ChosenImage): string | undefined =>
      imagen.kind === 'saved' ? imagen.url : uploads.urlOf(imagen.key);
    const url_imagen = (imagenes.principal && of(imagenes.principal)) ?? null;
    const url_imagenes = imagenes.extras.flatMap((imagen) => of(imagen) ?? []);
    const data = { ...request.data, url_imagen, ...(tipo === 'evento' && { url_imagenes }) };
    request.onUploaded?.();
    if (version === null) return await create({ ...request, data }, ports);
    await ports.updateItem(tipo, id, data, { version });
    return id;
  } catch (error) {
    // A file that stays is seen nowhere, and swept at night: not worth another error.
    if (isFailure(error) && FINAL.includes(error.code))
      await Promise.allSettled(uploads.clear().map((url) => ports.deleteImage(url)));
    throw error;
  }
}

/** Creates the item; under a fresh id, once, where the first is refused. */
async function create<T extends Tipo>(
  { tipo, id, freshId, data }: Pick<SaveRequest<T>, 'tipo' | 'id' | 'freshId' | 'data'>,
  { createItem }: SavePorts,
): Promise<string> {
  try {
    await createItem(tipo, data, { id });
    return id;
  } catch (error) {
    if (!freshId || !isFailure(error, 'id-refused')) throw error;
    const fresh = await freshId();
    await createItem(tipo, data, { id: fresh }).catch(notForItsId);
    return fresh;
  }
}

/** A create that is refused under two ids is refused for another reason. */
function notForItsId(error: unknown): never {
  if (!isFailure(error, 'id-refused')) throw error;
  throw new Failure('no-permission', error.message, { cause: error });
}

/** Failures after which no other try can follow with these pictures. */
const FINAL: readonly string[] = ['cancelled', 'no-permission', 'missing', 'not-yours', 'invalid-data'];

/** Has chosen pictures on their way up that are not, or failed; what is chosen no more is given up. */
export function startUploads<T extends Tipo>(
  { tipo, uid, imagenes, uploads }: Pick<SaveRequest<T>, 'tipo' | 'uid' | 'imagenes' | 'uploads'>,
  now: () => number,
): void {
  const chosen = allImages(imagenes).filter((imagen) => imagen.kind === 'fresh');
  uploads.keep(chosen.map(({ key }) => key));
  const isMissing = ({ key }: ChosenImage) => [undefined, 'failed'].includes(uploads.get(key)?.status);
  uploads.add(
    chosen.filter(isMissing).map((imagen, index) => ({
      key: imagen.key,
      file: imagen.prepared.blob,
      prepared: imagen.prepared,
      path: () => {
        const path = imagen === imagenes.principal ? paths.principal : paths.extra;
        // one millisecond apart: two pictures of the same name must not share a path
        return path(tipo, uid, imagen.nombre, now() + index);
      },
    })),
  );
}

/** Waits until all are up there, or given up. @throws Failure of the first that failed, 'cancelled' when the queue was stopped */
async function uploadAll<T extends Tipo>(request: SaveRequest<T>, { now }: SavePorts): Promise<void> {
  const { imagenes, uploads, skips = () => false } = request;
  if (!skips()) startUploads(request, now);
  await uploads.finish();
  if (skips()) return;
  const ended = allImages(imagenes).flatMap(({ kind, key }) => (kind === 'fresh' ? [uploads.get(key)] : []));
  const failed = ended.find((upload) => upload?.status === 'failed');
  if (failed) throw failed.failure;
  if (ended.includes(undefined)) throw new Failure('cancelled', messages.imagen.cancelled);
}
