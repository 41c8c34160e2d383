import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANCHOS_MINIATURA, type AnchoMiniatura } from 'domain/limits';
import sharp from 'sharp';
import { azar } from '../azar.ts';
import { ESCENAS, type NombreEscena } from './escenas.ts';
import { type Marca, marca } from './marca.ts';
import { type Revelado, revelar } from './revelar.ts';
import { type Cara, rostro } from './rostro.ts';
import type { Escena } from './trazos.ts';

/** What a picture shows; equal subjects are the same bytes. */
export type Motivo =
  | { clase: 'foto' | 'portada'; escena: NombreEscena; variante: number }
  | { clase: 'marca'; marca: Marca; variante: number }
  | { clase: 'rostro'; cara: Cara; variante: number };

export type Imagen = { original: Buffer; miniaturas: Map<AnchoMiniatura, Buffer> };

/** Where a picture is cut out of its scene, as a share of the height: what matters lies there. */
const FOCO: Partial<Record<NombreEscena, number>> = {
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

const MEDIDAS = {
  foto: { ancho: 1200, alto: 900 },
  portada: { ancho: 1600, alto: 600 },
  marca: { ancho: 800, alto: 600, pelicula: false },
  rostro: { ancho: 800, alto: 600, pelicula: false },
} satisfies Record<Motivo['clase'], Revelado>;

/** The name of a subject, also the seed of its chance. */
export function nombreDe(motivo: Motivo): string {
  return `${motivo.clase}-${queDe(motivo)}-${motivo.variante}`;
}

function queDe(motivo: Motivo): string {
  if (motivo.clase === 'rostro') return motivo.cara;
  return motivo.clase === 'marca' ? motivo.marca : motivo.escena;
}

function escenaDe(motivo: Motivo): Escena {
  if (motivo.clase === 'rostro') return rostro(motivo.cara);
  return motivo.clase === 'marca' ? marca(motivo.marca) : ESCENAS[motivo.escena];
}

/** How each variant of a scene is looked at, so that equal layouts do not look equal. */
const MIRADAS: readonly Pick<Revelado, 'zoom' | 'espejo'>[] = [
  {},
  { zoom: 1.16, espejo: true },
  { zoom: 1.32 },
];

async function dibujar(motivo: Motivo): Promise<Buffer> {
  const r = azar(nombreDe(motivo));
  const capas = escenaDe(motivo)(r);
  if (!('escena' in motivo)) {
    const jpeg = await revelar(capas, MEDIDAS[motivo.clase]);
    return sharp(jpeg).resize(600, 600, { fit: 'cover' }).jpeg({ quality: 84 }).toBuffer();
  }
  const foco = [r.num(0.44, 0.56), FOCO[motivo.escena] ?? 0.5] as const;
  const mirada =
    motivo.clase === 'foto' ? MIRADAS[motivo.variante % MIRADAS.length] : { espejo: r.pasa(0.5) };
  return revelar(capas, { ...MEDIDAS[motivo.clase], ...mirada, foco });
}

/** The thumbnails that a finalized upload gets, each made of the wider one before it. */
async function dibujarMiniaturas(original: Buffer): Promise<Map<AnchoMiniatura, Buffer>> {
  const miniaturas = new Map<AnchoMiniatura, Buffer>();
  let desde = sharp(original);
  for (const ancho of [...ANCHOS_MINIATURA].reverse()) {
    const { data, info } = await desde
      .resize({ width: ancho, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const crudo = { raw: { width: info.width, height: info.height, channels: info.channels } };
    miniaturas.set(ancho, await sharp(data, crudo).webp({ quality: 80, effort: 2 }).toBuffer());
    desde = sharp(data, crudo);
  }
  return miniaturas;
}

/** A hash over the sources that draw: a changed brush makes new pictures. */
async function versionDelPincel(): Promise<string> {
  const hash = createHash('sha256').update(sharp.versions.vips ?? '');
  const nombres = (await readdir(import.meta.dirname, { recursive: true }))
    .filter((nombre) => nombre.endsWith('.ts'))
    .sort();
  for (const archivo of [...nombres, '../azar.ts'])
    hash.update(await readFile(join(import.meta.dirname, archivo)));
  return hash.digest('hex').slice(0, 16);
}

async function leerONull(archivo: string): Promise<Buffer | null> {
  try {
    return await readFile(archivo);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Makes pictures with their thumbnails, each subject once.
 * @param carpeta where made pictures are kept for the next time; made if missing.
 */
export async function abrirFabrica(carpeta: string): Promise<(motivo: Motivo) => Promise<Imagen>> {
  await mkdir(carpeta, { recursive: true });
  const version = await versionDelPincel();
  const hechas = new Map<string, Promise<Imagen>>();

  const guardada = async (nombre: string, hacer: () => Promise<Buffer>): Promise<Buffer> => {
    const clave = createHash('sha256').update(`${version}/${nombre}`).digest('hex').slice(0, 32);
    const archivo = join(carpeta, clave);
    const leida = await leerONull(archivo);
    if (leida) return leida;
    const bytes = await hacer();
    const provisorio = `${archivo}.${process.pid}`;
    await writeFile(provisorio, bytes);
    await rename(provisorio, archivo);
    return bytes;
  };

  const hacer = async (motivo: Motivo): Promise<Imagen> => {
    const nombre = nombreDe(motivo);
    const original = await guardada(`${nombre}.jpg`, () => dibujar(motivo));
    let dibujadas: Promise<Map<AnchoMiniatura, Buffer>> | undefined;
    const miniaturas = new Map<AnchoMiniatura, Buffer>();
    for (const ancho of ANCHOS_MINIATURA) {
      const bytes = await guardada(`${nombre}_${ancho}.webp`, async () => {
        dibujadas ??= dibujarMiniaturas(original);
        const dibujada = (await dibujadas).get(ancho);
        if (!dibujada) throw new RangeError(`No thumbnail of width ${ancho}`);
        return dibujada;
      });
      miniaturas.set(ancho, bytes);
    }
    return { original, miniaturas };
  };

  return (motivo) => {
    const nombre = nombreDe(motivo);
    const hecha = hechas.get(nombre) ?? hacer(motivo);
    hechas.set(nombre, hecha);
    return hecha;
  };
}
