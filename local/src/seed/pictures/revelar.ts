import sharp from 'sharp';
import { azar } from '../azar.ts';
import { ALTO, ANCHO, type Capa } from './trazos.ts';

/** JPEG quality: with the grain below, 1200×900 stays under 150 KB. */
const CALIDAD = 80;
const LADO_GRANO = 512;

type Marco = { ancho: number; alto: number; y: number; h: number };
const enMarco = (svg: string, { y, h }: Marco, ancho: number, alto: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ancho}" height="${alto}" viewBox="0 ${y} ${ANCHO} ${h}" preserveAspectRatio="none">${svg}</svg>`,
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

const vinieta = ({ ancho, alto, y, h }: Marco) =>
  enMarco(
    `<radialGradient id="v" cx="0.5" cy="0.48" r="0.75"><stop offset="0.5" stop-color="#fff"/><stop offset="1" stop-color="#a89e9f"/></radialGradient><rect y="${y}" width="${ANCHO}" height="${h}" fill="url(#v)"/>`,
    { ancho, alto, y, h },
    ancho,
    alto,
  );

/** One layer at the picture's size. What is blurred is drawn small first: the same look for a fraction of the time. */
async function capa({ svg, desenfoque = 0 }: Capa, marco: Marco): Promise<Buffer> {
  const { ancho, alto } = marco;
  if (desenfoque < 2) {
    const directa = sharp(enMarco(svg, marco, ancho, alto));
    return (desenfoque > 0.3 ? directa.blur(desenfoque) : directa).png({ compressionLevel: 1 }).toBuffer();
  }
  const escala = desenfoque > 12 ? 8 : desenfoque > 5 ? 4 : 2;
  const [chicoAncho, chicoAlto] = [Math.ceil(ancho / escala), Math.ceil(alto / escala)];
  const chica = await sharp(enMarco(svg, marco, chicoAncho, chicoAlto))
    .blur(Math.max(0.3, ((desenfoque / escala) * ancho) / ANCHO))
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(chica)
    .resize(ancho, alto, { fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

export type Revelado = {
  /** Pixels of the picture. */
  ancho: number;
  alto: number;
  /** Centre of the band kept when the picture is wider than the scene, as a share of the scene's height. */
  foco?: number;
  /** Grain and vignette; drawings go without. */
  pelicula?: boolean;
};

/** Develops a scene's layers, bottom first, into a JPEG. Deterministic. */
export async function revelar(capas: readonly Capa[], pedido: Revelado): Promise<Buffer> {
  const { ancho, alto, foco = 0.5, pelicula = true } = pedido;
  const h = Math.min(ALTO, (ANCHO * alto) / ancho);
  const marco = { ancho, alto, h, y: Math.max(0, Math.min(ALTO - h, ALTO * foco - h / 2)) };
  const [base, ...resto] = await Promise.all(capas.map((una) => capa(una, marco)));
  const encima = resto.map((input, i) => ({ input, blend: capas[i + 1]?.mezcla ?? ('over' as const) }));
  const efectos = pelicula
    ? [
        { input: vinieta(marco), blend: 'multiply' as const },
        { input: await tileDeGrano(), tile: true, blend: 'overlay' as const },
      ]
    : [];
  return sharp(base)
    .flatten({ background: '#171310' })
    .composite([...encima, ...efectos])
    .removeAlpha()
    .jpeg({ quality: CALIDAD, chromaSubsampling: '4:2:0' })
    .toBuffer();
}
