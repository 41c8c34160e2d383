import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { THUMBNAIL_WIDTHS, type ThumbnailWidth } from 'domain/values/limits';
import sharp from 'sharp';
import { random } from '../random.ts';
import { type Mark, mark } from './brand.ts';
import { develop, type Revelado } from './develop.ts';
import { type Face, face } from './face.ts';
import { SCENES, type SceneName } from './scenes.ts';
import type { Scene } from './strokes.ts';

/** What a picture shows; equal subjects are the same bytes. */
export type Reason =
  | { kind: 'photo' | 'portada'; scene: SceneName; variant: number }
  | { kind: 'mark'; mark: Mark; variant: number }
  | { kind: 'face'; face: Face; variant: number };

export type Image = { original: Buffer; thumbnails: Map<ThumbnailWidth, Buffer> };

/** Where a picture is cut out of its scene, as a share of the height: what matters lies there. */
const FOCUS: Partial<Record<SceneName, number>> = {
  microfono: 0.42,
  guitarra: 0.52,
  cancha: 0.66,
  escalada: 0.45,
  yoga: 0.62,
  mar: 0.55,
  cerveza: 0.52,
  vino: 0.62,
  fiesta: 0.5,
  teatro: 0.72,
  patio: 0.55,
  calle: 0.5,
  vinedo: 0.58,
  globos: 0.5,
  ciudad: 0.58,
  tango: 0.6,
  escenario: 0.66,
  cine: 0.4,
  piano: 0.5,
  terraza: 0.42,
};

const SIZES = {
  photo: { width: 960, height: 720 },
  portada: { width: 1600, height: 600 },
  mark: { width: 800, height: 600, film: false },
  face: { width: 800, height: 600, film: false },
} satisfies Record<Reason['kind'], Revelado>;

/** The name of a subject, also the seed of its chance. */
export function nameOf(reason: Reason): string {
  return `${reason.kind}-${whatOf(reason)}-${reason.variant}`;
}

function whatOf(reason: Reason): string {
  if (reason.kind === 'face') return reason.face;
  return reason.kind === 'mark' ? reason.mark : reason.scene;
}

function sceneOf(reason: Reason): Scene {
  if (reason.kind === 'face') return face(reason.face);
  return reason.kind === 'mark' ? mark(reason.mark) : SCENES[reason.scene];
}

/** How each variant of a scene is looked at, so that equal layouts do not look equal. */
const MIRADAS: readonly Pick<Revelado, 'zoom' | 'mirror'>[] = [
  {},
  { zoom: 1.16, mirror: true },
  { zoom: 1.32 },
];

async function draw(reason: Reason): Promise<Buffer> {
  const r = random(nameOf(reason));
  const layers = sceneOf(reason)(r);
  if (!('scene' in reason)) {
    const jpeg = await develop(layers, SIZES[reason.kind]);
    return sharp(jpeg).resize(600, 600, { fit: 'cover' }).jpeg({ quality: 84 }).toBuffer();
  }
  const focus = [r.num(0.44, 0.56), FOCUS[reason.scene] ?? 0.5] as const;
  const mirada =
    reason.kind === 'photo' ? MIRADAS[reason.variant % MIRADAS.length] : { mirror: r.passes(0.5) };
  return develop(layers, { ...SIZES[reason.kind], ...mirada, focus });
}

/** The thumbnails that a finalized upload gets, each made of the wider one before it. */
async function drawThumbnails(original: Buffer): Promise<Map<ThumbnailWidth, Buffer>> {
  const thumbnails = new Map<ThumbnailWidth, Buffer>();
  let from = sharp(original);
  for (const width of [...THUMBNAIL_WIDTHS].reverse()) {
    const { data, info } = await from
      .resize({ width: width, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
    thumbnails.set(width, await sharp(data, raw).webp({ quality: 80, effort: 2 }).toBuffer());
    from = sharp(data, raw);
  }
  return thumbnails;
}

/** A hash over the sources that draw: a changed brush makes new pictures. */
async function versionOfBrush(): Promise<string> {
  const hash = createHash('sha256').update(sharp.versions.vips ?? '');
  const names = (await readdir(import.meta.dirname, { recursive: true }))
    .filter((nombre) => nombre.endsWith('.ts'))
    .sort();
  for (const file of [...names, '../random.ts']) hash.update(await readFile(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 16);
}

async function readONull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Makes pictures with their thumbnails, each subject once.
 * @param folder where made pictures are kept for the next time; made if missing.
 */
export async function openFactory(folder: string): Promise<(reason: Reason) => Promise<Image>> {
  await mkdir(folder, { recursive: true });
  const version = await versionOfBrush();
  const finished = new Map<string, Promise<Image>>();

  const saved = async (nombre: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const key = createHash('sha256').update(`${version}/${nombre}`).digest('hex').slice(0, 32);
    const file = join(folder, key);
    const read = await readONull(file);
    if (read) return read;
    const bytes = await make();
    const provisional = `${file}.${process.pid}`;
    await writeFile(provisional, bytes);
    await rename(provisional, file);
    return bytes;
  };

  const make = async (reason: Reason): Promise<Image> => {
    const nombre = nameOf(reason);
    const original = await saved(`${nombre}.jpg`, () => draw(reason));
    let drawnOnes: Promise<Map<ThumbnailWidth, Buffer>> | undefined;
    const thumbnails = new Map<ThumbnailWidth, Buffer>();
    for (const width of THUMBNAIL_WIDTHS) {
      const bytes = await saved(`${nombre}_${width}.webp`, async () => {
        drawnOnes ??= drawThumbnails(original);
        const drawn = (await drawnOnes).get(width);
        if (!drawn) throw new RangeError(`No thumbnail of width ${width}`);
        return drawn;
      });
      thumbnails.set(width, bytes);
    }
    return { original, thumbnails };
  };

  return (reason) => {
    const nombre = nameOf(reason);
    const done = finished.get(nombre) ?? make(reason);
    finished.set(nombre, done);
    return done;
  };
}
