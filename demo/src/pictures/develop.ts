import sharp, { type Sharp } from 'sharp';
import { random } from '../random.ts';
import { HEIGHT, type Layer, WIDTH } from './strokes.ts';

/** JPEG quality: with the grain below, 960×720 stays under 150 KB. */
const QUALITY = 80;
const SIDE_GRAIN = 512;
/** Blurs up to this one are left to the JPEG: nobody sees them, and they are a tenth of the time. */
const SHARP = 0.65;

type Frame = { width: number; height: number; x: number; y: number; w: number; h: number };
const inFrame = (svg: string, { x, y, w, h }: Frame, width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${w} ${h}" preserveAspectRatio="none">${svg}</svg>`,
  );

/** Film grain, a tile made once: mid grey with a little noise, for `overlay`. */
let grain: Promise<Buffer> | undefined;
function tileOfGrain(): Promise<Buffer> {
  const r = random('grano');
  const pixels = Buffer.alloc(SIDE_GRAIN * SIDE_GRAIN * 3);
  for (let i = 0; i < pixels.length; i += 3) {
    const value = 128 + (r.num() + r.num() + r.num() - 1.5) * 22;
    pixels.fill(Math.round(value), i, i + 3);
  }
  grain ??= sharp(pixels, { raw: { width: SIDE_GRAIN, height: SIDE_GRAIN, channels: 3 } })
    .blur(0.6)
    .png()
    .toBuffer();
  return grain;
}

const vignette = (frame: Frame) =>
  inFrame(
    `<radialGradient id="v" cx="0.5" cy="0.48" r="0.75"><stop offset="0.5" stop-color="#fff"/><stop offset="1" stop-color="#a89e9f"/></radialGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#v)"/>`,
    { ...frame, x: 0, y: 0, w: WIDTH, h: HEIGHT },
    frame.width,
    frame.height,
  );

type Cruda = { input: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };
/** The pixels themselves: compressing what is composed at once would cost more than drawing it. */
async function cruda(imagen: Sharp): Promise<Cruda> {
  const { data, info } = await imagen.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** One layer at the picture's size. What is blurred is drawn small first: the same look for a fraction of the time. */
async function layer({ svg, blur = 0 }: Layer, frame: Frame): Promise<Cruda> {
  const { width, height } = frame;
  const sigma = (blur * width) / frame.w;
  if (blur < 2) {
    const directa = sharp(inFrame(svg, frame, width, height));
    return cruda(blur > SHARP ? directa.blur(blur) : directa);
  }
  const scale = blur > 12 ? 8 : blur > 5 ? 4 : 2;
  const [chicoWidth, chicoHeight] = [Math.ceil(width / scale), Math.ceil(height / scale)];
  const small = await cruda(
    sharp(inFrame(svg, frame, chicoWidth, chicoHeight)).blur(Math.max(0.3, sigma / scale)),
  );
  return cruda(sharp(small.input, small).resize(width, height, { fit: 'fill', kernel: 'cubic' }));
}

export type Revelado = {
  /** Pixels of the picture. */
  width: number;
  height: number;
  /** Centre of what is kept of the scene, as shares of its width and height. */
  focus?: readonly [number, number];
  /** How near the eye is: 1 shows the scene's whole width. */
  zoom?: number;
  /** Left and right exchanged. */
  mirror?: boolean;
  /** Grain and vignette; drawings go without. */
  film?: boolean;
};

/** Develops a scene's layers, bottom first, into a JPEG. Deterministic. */
export async function develop(layers: readonly Layer[], request: Revelado): Promise<Buffer> {
  const { width, height, focus: [fx, fy] = [0.5, 0.5], zoom = 1, mirror = false, film = true } = request;
  const w = WIDTH / zoom;
  const h = Math.min(HEIGHT, (w * height) / width);
  const inside = (centre: number, part: number, all: number) =>
    Math.max(0, Math.min(all - part, all * centre - part / 2));
  const frame = { width, height, w, h, x: inside(fx, w, WIDTH), y: inside(fy, h, HEIGHT) };
  const [base, ...rest] = await Promise.all(layers.map((item) => layer(item, frame)));
  if (!base) throw new RangeError('A scene without layers');
  const ontop = rest.map((item, i) => ({ ...item, blend: layers[i + 1]?.blend ?? ('over' as const) }));
  const effects = film
    ? [
        { input: vignette(frame), blend: 'multiply' as const },
        { input: await tileOfGrain(), tile: true, blend: 'overlay' as const },
      ]
    : [];
  return sharp(base.input, base)
    .flatten({ background: '#171310' })
    .composite([...ontop, ...effects])
    .removeAlpha()
    .flop(mirror)
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:2:0' })
    .toBuffer();
}
