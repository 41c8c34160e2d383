import type { PosterDrawing, Rect } from '@vidriera/domain/poster/drawing';
import { FORMATS } from '@vidriera/domain/poster/layout';
import {
  drawingOf,
  type FormatName,
  fontSettled,
  headingFont,
  type PosterSubject,
  photoSources,
} from './shared-poster.ts';

type Brush = CanvasRenderingContext2D;

/**
 * Draws a poster as a JPEG of its format's size.
 * @throws if the browser gives no canvas
 */
export async function drawPoster(subject: PosterSubject, name: FormatName, linkHost: string): Promise<Blob> {
  const format = FORMATS[name];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: format.width, height: format.height });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser provides no canvas to draw on');
  await fontSettled();
  const photo = await firstPhoto(subject);
  paint(brush, drawingOf(subject, format, linkHost, photo !== null), photo);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.9);
  });
}

async function firstPhoto(subject: PosterSubject): Promise<HTMLImageElement | null> {
  for (const src of photoSources(subject, 1200)) {
    const photo = new Image();
    photo.src = src;
    const loaded = await photo.decode().then(
      () => true,
      () => false,
    );
    if (loaded) return photo;
  }
  return null;
}

function paint(
  brush: Brush,
  { photo: place, shapes, texts }: PosterDrawing,
  photo: HTMLImageElement | null,
): void {
  if (photo && place) cover(brush, photo, place);
  for (const { outline, fill, x, y, scale } of shapes) {
    brush.setTransform(scale, 0, 0, scale, x, y);
    brush.fillStyle = fill;
    brush.fill(new Path2D(outline));
  }
  brush.resetTransform();
  for (const { text, x, y, size, fill } of texts) {
    brush.font = `700 ${size}px ${headingFont()}`;
    brush.fillStyle = fill;
    brush.fillText(text, x, y);
  }
}

/** Draws the centre of a photograph so that it covers the box. */
function cover(brush: Brush, photo: HTMLImageElement, { left, top, width, height }: Rect): void {
  const scale = Math.max(width / photo.width, height / photo.height);
  const [seenWidth, seenHeight] = [width / scale, height / scale];
  const [x, y] = [(photo.width - seenWidth) / 2, (photo.height - seenHeight) / 2];
  brush.drawImage(photo, x, y, seenWidth, seenHeight, left, top, width, height);
}
