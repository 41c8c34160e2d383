import { posterName } from '@vidriera/domain/image/poster-name';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import type { KeptPhoto } from '@vidriera/kit/uploads/kept-photos';
import { type PreparedImage, prepareImage } from '@vidriera/kit/uploads/prepare-image';

/** A stored picture, or a chosen one that is not uploaded. */
export type ChosenImage =
  | { kind: 'saved'; key: string; url: string }
  | { kind: 'fresh'; key: string; nombre: string; prepared: PreparedImage; view: string };

/** Only events have `extras`. */
export type PostImages = { principal: ChosenImage | null; extras: ChosenImage[] };

export const NO_IMAGES: PostImages = { principal: null, extras: [] };

/**
 * Checks and prepares a chosen file. Its `blob:` address lives as long as the page.
 * @throws Failure 'not-an-image' | 'too-heavy'
 */
export async function chooseImage(file: File): Promise<ChosenImage> {
  const prepared = await prepareImage(file);
  return viewed({ nombre: prepared.tall ? posterName(file.name) : file.name, prepared });
}

/** Returns a prepared picture with its `blob:` address. */
export function viewed({ nombre, prepared }: KeptPhoto): ChosenImage {
  const view = URL.createObjectURL(prepared.blob);
  return { kind: 'fresh', key: view, nombre, prepared, view };
}

const saved = (url: string): ChosenImage => ({ kind: 'saved', key: url, url });

export const srcOf = (imagen: ChosenImage): string => (imagen.kind === 'saved' ? imagen.url : imagen.view);

/** All pictures, the main one first. */
export const allImages = ({ principal, extras }: PostImages): ChosenImage[] => [
  ...(principal ? [principal] : []),
  ...extras,
];

/** Number of chosen pictures, without those of `kept`. */
export const newCount = (imagenes: PostImages, kept?: ReadonlySet<string>): number =>
  allImages(imagenes).filter(({ kind, key }) => kind === 'fresh' && !kept?.has(key)).length;

/** Whether both have the same pictures in the same order. */
export const sameImages = (images: PostImages, otherImages: PostImages): boolean =>
  images.principal?.key === otherImages.principal?.key &&
  images.extras.map(({ key }) => key).join() === otherImages.extras.map(({ key }) => key).join();

export const imagesOf = (item: OwnItem): PostImages => ({
  principal: item.url_imagen ? saved(item.url_imagen) : null,
  extras: item.tipo === 'evento' ? item.url_imagenes.map(saved) : [],
});
