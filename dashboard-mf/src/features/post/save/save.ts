import { Failure, isFailure } from '@vidriera/domain/failure';
import { paths } from '@vidriera/domain/image/image';
import type { Written } from '@vidriera/domain/item/kinds-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import type { createItem, updateItem } from '@vidriera/kit/requests/publish';
import type { deleteImage } from '@vidriera/kit/uploads/images';
import type { UploadQueue } from '@vidriera/kit/uploads/uploads';
import { allImages, type ChosenImage, type PostImages } from '../images/images.ts';

/** Dependencies; `now` in milliseconds. */
export type SavePorts = {
  deleteImage: typeof deleteImage;
  createItem: typeof createItem;
  updateItem: typeof updateItem;
  now: () => number;
};

export type SaveRequest<T extends Tipo = Tipo> = {
  tipo: T;
  /** Chosen before the first attempt, so that a retry writes the same item. */
  id: string;
  /** Returns another id after a refusal; later attempts use it. */
  freshId?: () => Promise<string>;
  version: string | null;
  uid: string;
  data: Written[T];
  imagenes: PostImages;
  /** Keeps uploaded pictures for a retry. */
  uploads: UploadQueue;
  /** Whether the person gave up the remaining pictures. */
  skips?: () => boolean;
  onUploaded?: () => void;
};

/**
 * Saves a post: pictures first, then the item, so that no item names a missing picture. If the person gives up or the item is refused,
 * the uploads are deleted. After other failures they are kept for a retry: the item may have been written, and uploading twice costs
 * data. The server deletes unused uploads at night.
 * @returns the item's id; a fresh one if the first was refused
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
    // A leftover file is invisible and deleted at night, so its failure does not matter.
    if (isFailure(error) && FINAL.includes(error.code))
      await Promise.allSettled(uploads.clear().map((url) => ports.deleteImage(url)));
    throw error;
  }
}

/** Creates the item; under a fresh id, once, after a refusal. */
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

/** A create refused under two ids has another cause. */
function notForItsId(error: unknown): never {
  if (!isFailure(error, 'id-refused')) throw error;
  throw new Failure('no-permission', error.message, { cause: error });
}

/** Failures after which these pictures are useless. */
const FINAL: readonly string[] = ['cancelled', 'no-permission', 'missing', 'not-yours', 'invalid-data'];

/** Starts missing and failed uploads, and cancels those of removed pictures. */
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
      prepare: async () => imagen.prepared,
      path: () => {
        const path = imagen === imagenes.principal ? paths.principal : paths.extra;
        // one millisecond apart: pictures of the same name must not share a path
        return path(tipo, uid, imagen.nombre, now() + index);
      },
    })),
  );
}

/** Waits until all are uploaded, or given up. @throws Failure of the first failed one, 'cancelled' when the queue was stopped */
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
