import { createHash } from 'node:crypto';
import { duenioDeRuta, rutaMiniatura } from 'domain/imagen';
import { LIMITES } from 'domain/limits';
import { logger } from 'firebase-functions';
import type { Bucket } from '../shared/admin.ts';
import { borrarImagen, borrarMiniaturas } from '../shared/uploads.ts';
import { type Inspeccion, inspect } from './inspect.ts';
import { type Miniatura, render } from './render.ts';

export type Finalizado = { name: string; size: number; md5Hash: string | null };
export type ImageOutcome =
  | { kind: 'rendered'; rewritten: boolean }
  | { kind: 'deleted'; reason: Extract<Inspeccion, { kind: 'rechazada' }>['reason'] | 'no-decodifica' }
  | { kind: 'skipped'; reason: 'not-an-upload' | 'done' | 'gone' };

/** Names carry the moment of upload, so a path's content never changes. */
export const INMUTABLE = 'public, max-age=31536000, immutable';
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('base64');

/**
 * What happens to each uploaded picture: one that does not decode is deleted; of the others thumbnails are written beside
 * the original, and an original that carries EXIF or lies on its side is rewritten clean, its download address unchanged.
 *
 * The smallest thumbnail is written last and names the MD5 of the original it belongs to, which only this code can write:
 * a second delivery, and the event of the rewritten original, find it and stop. A rewritten original is clean, so it
 * would not be rewritten again even without that mark.
 */
export async function imageFinalized(bucket: Bucket, object: Finalizado): Promise<ImageOutcome> {
  const { name } = object;
  if (!duenioDeRuta(name)) return { kind: 'skipped', reason: 'not-an-upload' };
  if (object.md5Hash && (await origenDeMiniaturas(bucket, name)) === object.md5Hash) {
    return { kind: 'skipped', reason: 'done' };
  }
  if (object.size > LIMITES.imagenBytes) return rechazar(bucket, name, 'muy-pesada');

  const original = await leer(bucket, name);
  if (!original) return { kind: 'skipped', reason: 'gone' };
  const { bytes, metadata } = original;
  const inspeccion = await inspect(bytes);
  if (inspeccion.kind === 'rechazada') return rechazar(bucket, name, inspeccion.reason);

  const hecho = await render(bytes, inspeccion).catch((error: unknown) => {
    logger.warn('A picture that does not decode', error, { name });
    return null;
  });
  if (!hecho) return rechazar(bucket, name, 'no-decodifica');
  await escribirMiniaturas(bucket, name, hecho.miniaturas, md5(hecho.original));
  const mimeCambia = metadata.contentType !== inspeccion.contentType;
  const escrito =
    inspeccion.limpia && !mimeCambia
      ? await sigue(bucket, name)
      : await reescribir(bucket, name, {
          bytes: hecho.original,
          contentType: inspeccion.contentType,
          metadata,
        });
  if (escrito) return { kind: 'rendered', rewritten: !inspeccion.limpia };
  await borrarMiniaturas(bucket, name);
  return { kind: 'skipped', reason: 'gone' };
}

async function rechazar(
  bucket: Bucket,
  name: string,
  reason: Extract<ImageOutcome, { kind: 'deleted' }>['reason'],
): Promise<ImageOutcome> {
  await borrarImagen(bucket, name);
  return { kind: 'deleted', reason };
}

async function origenDeMiniaturas(bucket: Bucket, name: string): Promise<string | null> {
  const metadata = await metadatos(bucket, rutaMiniatura(name, 160));
  return (metadata?.metadata?.origen as string | undefined) ?? null;
}

/** Metadata of a file, or `null` when it is not there. */
async function metadatos(bucket: Bucket, name: string) {
  try {
    const [metadata] = await bucket.file(name).getMetadata();
    return metadata;
  } catch (error) {
    if (esNoEncontrado(error)) return null;
    throw error;
  }
}

const sigue = async (bucket: Bucket, name: string) => (await metadatos(bucket, name)) !== null;

type Original = { bytes: Buffer; metadata: NonNullable<Awaited<ReturnType<typeof metadatos>>> };

async function leer(bucket: Bucket, name: string): Promise<Original | null> {
  const metadata = await metadatos(bucket, name);
  if (!metadata) return null;
  try {
    const [bytes] = await bucket.file(name).download();
    return { bytes, metadata };
  } catch (error) {
    if (esNoEncontrado(error)) return null;
    throw error;
  }
}

/** Widest first and the smallest last, alone: it is the mark that all are there. */
async function escribirMiniaturas(bucket: Bucket, name: string, miniaturas: Miniatura[], origen: string) {
  const marca = miniaturas.at(-1);
  const guardar = ({ ancho, bytes }: Miniatura) =>
    bucket.file(rutaMiniatura(name, ancho)).save(bytes, {
      resumable: false,
      metadata: { contentType: 'image/webp', cacheControl: INMUTABLE, metadata: { origen } },
    });
  await Promise.all(miniaturas.filter((una) => una !== marca).map(guardar));
  if (marca) await guardar(marca);
}

/** Replaces the original unless it was deleted or replaced meanwhile; custom metadata, download tokens included, stay. */
async function reescribir(
  bucket: Bucket,
  name: string,
  { bytes, contentType, metadata }: Original & { contentType: string },
): Promise<boolean> {
  try {
    await bucket.file(name).save(bytes, {
      resumable: false,
      metadata: {
        contentType,
        cacheControl: INMUTABLE,
        metadata: { ...metadata.metadata, limpia: '1' },
      },
      preconditionOpts: { ifGenerationMatch: Number(metadata.generation) },
    });
    return true;
  } catch (error) {
    if (esNoEncontrado(error) || estado(error) === 412) return false;
    throw error;
  }
}

const estado = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
const esNoEncontrado = (error: unknown) => estado(error) === 404;
