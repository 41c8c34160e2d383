import { type PreparedImage, prepareImage } from '@vidriera/kit/data/prepare-image';
import type { OwnItem } from '@vidriera/kit/data/schemas';

/** A picture of the form: one that is stored already, or one chosen now and not uploaded yet. */
export type ChosenImage =
  | { kind: 'saved'; key: string; url: string }
  | { kind: 'fresh'; key: string; nombre: string; prepared: PreparedImage; view: string };

/** Pictures of the form. Only events have `extras`. */
export type PostImages = { principal: ChosenImage | null; extras: ChosenImage[] };

export const NO_IMAGES: PostImages = { principal: null, extras: [] };

/**
 * A chosen file as the form keeps it: checked, and made ready to be uploaded. Its `blob:` address lives as long as the page.
 * @throws Failure 'not-an-image' | 'too-heavy'
 */
export async function chooseImage(file: File): Promise<ChosenImage> {
  const prepared = await prepareImage(file);
  const view = URL.createObjectURL(prepared.blob);
  return { kind: 'fresh', key: view, nombre: file.name, prepared, view };
}

const saved = (url: string): ChosenImage => ({ kind: 'saved', key: url, url });

/** What a picture of the form is shown from. */
export const srcOf = (imagen: ChosenImage): string => (imagen.kind === 'saved' ? imagen.url : imagen.view);

/** All pictures of the form, the main one first. */
export const allImages = ({ principal, extras }: PostImages): ChosenImage[] => [
  ...(principal ? [principal] : []),
  ...extras,
];

/** Pictures chosen and not stored yet: they would be lost with the page. */
export const newCount = (imagenes: PostImages): number =>
  allImages(imagenes).filter(({ kind }) => kind === 'fresh').length;

/** Whether both show the same pictures in the same order, the same one first. */
export const sameImages = (some: PostImages, others: PostImages): boolean =>
  some.principal?.key === others.principal?.key &&
  some.extras.map(({ key }) => key).join() === others.extras.map(({ key }) => key).join();

/** Pictures of a stored item. */
export const imagesOf = (item: OwnItem): PostImages => ({
  principal: item.url_imagen ? saved(item.url_imagen) : null,
  extras: item.tipo === 'evento' ? item.url_imagenes.map(saved) : [],
});
