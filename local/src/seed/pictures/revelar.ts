import sharp, { type Sharp } from 'sharp';
import { azar } from '../azar.ts';
import { ALTO, ANCHO, type Capa } from './trazos.ts';

/** JPEG quality: with the grain below, 1200×900 stays under 150 KB. */
const CALIDAD = 80;
const LADO_GRANO = 512;
/** Blurs up to this one are left to the JPEG: nobody sees them, and they are a tenth of the time. */
const NITIDO = 0.65;

type Marco = { ancho: number; alto: number; x: number; y: number; w: number; h: number };
const enMarco = (svg: string, { x, y, w, h }: Marco, ancho: number, alto: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ancho}" height="${alto}" viewBox="${x} ${y} ${w} ${h}" preserveAspectRatio="none">${svg}</svg>`,
  );

/** Film grain, a tile made once: mid grey with a little noise, for `overlay`. */
let grano: Promise<Buffer> | undefined;
function tileDeGrano(): Promise<Buffer> {
  const r = azar('grano');
  const pixeles = Buffer.alloc(LADO_GRANO * LADO_GRANO * 3);
  for (let i = 0; i < pixeles.length; i += 3) {
    const valor = 128 + (r.num() + r.num() + r.num() - 1.5) * 22;
    pixeles.fill(Math.round(valor), i, i + 3);
  }
  grano ??= sharp(pixeles, { raw: { width: LADO_GRANO, height: LADO_GRANO, channels: 3 } })
    .blur(0.6)
    .png()
    .toBuffer();
  return grano;
}

const vinieta = (marco: Marco) =>
  enMarco(
    `<radialGradient id="v" cx="0.5" cy="0.48" r="0.75"><stop offset="0.5" stop-color="#fff"/><stop offset="1" stop-color="#a89e9f"/></radialGradient><rect width="${ANCHO}" height="${ALTO}" fill="url(#v)"/>`,
    { ...marco, x: 0, y: 0, w: ANCHO, h: ALTO },
    marco.ancho,
    marco.alto,
  );

type Cruda = { input: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };
/** The pixels themselves: compressing what is composed at once would cost more than drawing it. */
async function cruda(imagen: Sharp): Promise<Cruda> {
  const { data, info } = await imagen.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** One layer at the picture's size. What is blurred is drawn small first: the same look for a fraction of the time. */
async function capa({ svg, desenfoque = 0 }: Capa, marco: Marco): Promise<Cruda> {
  const { ancho, alto } = marco;
  const sigma = (desenfoque * ancho) / marco.w;
  if (desenfoque < 2) {
    const directa = sharp(enMarco(svg, marco, ancho, alto));
    return cruda(desenfoque > NITIDO ? directa.blur(desenfoque) : directa);
  }
  const escala = desenfoque > 12 ? 8 : desenfoque > 5 ? 4 : 2;
  const [chicoAncho, chicoAlto] = [Math.ceil(ancho / escala), Math.ceil(alto / escala)];
  const chica = await cruda(
    sharp(enMarco(svg, marco, chicoAncho, chicoAlto)).blur(Math.max(0.3, sigma / escala)),
  );
  return cruda(sharp(chica.input, chica).resize(ancho, alto, { fit: 'fill', kernel: 'cubic' }));
}

export type Revelado = {
  /** Pixels of the picture. */
  ancho: number;
  alto: number;
  /** Centre of what is kept of the scene, as shares of its width and height. */
  foco?: readonly [number, number];
  /** How near the eye is: 1 shows the scene's whole width. */
  zoom?: number;
  /** Left and right exchanged. */
  espejo?: boolean;
  /** Grain and vignette; drawings go without. */
  pelicula?: boolean;
};

/** Develops a scene's layers, bottom first, into a JPEG. Deterministic. */
export async function revelar(capas: readonly Capa[], pedido: Revelado): Promise<Buffer> {
  const { ancho, alto, foco: [fx, fy] = [0.5, 0.5], zoom = 1, espejo = false, pelicula = true } = pedido;
  const w = ANCHO / zoom;
  const h = Math.min(ALTO, (w * alto) / ancho);
  const dentro = (centro: number, parte: number, todo: number) =>
    Math.max(0, Math.min(todo - parte, todo * centro - parte / 2));
  const marco = { ancho, alto, w, h, x: dentro(fx, w, ANCHO), y: dentro(fy, h, ALTO) };
  const [base, ...resto] = await Promise.all(capas.map((una) => capa(una, marco)));
  if (!base) throw new RangeError('A scene without layers');
  const encima = resto.map((una, i) => ({ ...una, blend: capas[i + 1]?.mezcla ?? ('over' as const) }));
  const efectos = pelicula
    ? [
        { input: vinieta(marco), blend: 'multiply' as const },
        { input: await tileDeGrano(), tile: true, blend: 'overlay' as const },
      ]
    : [];
  return sharp(base.input, base)
    .flatten({ background: '#171310' })
    .composite([...encima, ...efectos])
    .removeAlpha()
    .flop(espejo)
    .jpeg({ quality: CALIDAD, chromaSubsampling: '4:2:0' })
    .toBuffer();
}
