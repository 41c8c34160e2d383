import type { PublicPerfil } from '@vidriera/domain/api/schema';
import type { Card } from '@vidriera/domain/item/wire-schema';
import type { PosterDrawing } from '@vidriera/domain/poster/drawing';
import { type FORMATS, layout } from '@vidriera/domain/poster/layout';
import { type Poster, perfilPoster, posterOf } from '@vidriera/domain/poster/poster';
import type { ThumbnailWidth } from '@vidriera/domain/values/limits';
import { pictureSources } from '../pictures/picture-source.ts';

export type PosterSubject = Card | PublicPerfil;
export type FormatName = keyof typeof FORMATS;

const posterFor = (subject: PosterSubject): Poster =>
  'tipo' in subject ? posterOf(subject) : perfilPoster(subject);

/** Returns a poster's photographs in the order to try: only those that do not taint a canvas. */
export const photoSources = (subject: PosterSubject, width: ThumbnailWidth): string[] => {
  const imagen = 'tipo' in subject ? subject.imagen : (subject.portada ?? subject.imagen);
  return pictureSources(imagen, width).flatMap(({ src }) => (/^(?:blob:|\/)/.test(src) ? src : []));
};

/** The heading font's family, for canvas and CSS, also on pages without headings. */
export const headingFont = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--font-heading') || 'system-ui';

/** Resolves when the heading font is loaded, or failed. */
export const fontSettled = async (): Promise<void> => {
  await document.fonts?.load(`700 90px ${headingFont()}`).catch(() => []);
};

/** Returns a poster's drawing; call it after `fontSettled`. */
export function drawingOf(
  subject: PosterSubject,
  format: (typeof FORMATS)[FormatName],
  linkHost: string,
  withPhoto: boolean,
): PosterDrawing {
  const brush = document.createElement('canvas').getContext('2d');
  if (brush) brush.font = `700 100px ${headingFont()}`;
  const measure = (text: string) => (brush ? brush.measureText(text).width / 100 : text.length * 0.6);
  return layout(posterFor(subject), format, { measure, linkHost, withPhoto });
}
