import { TIPOS_AGENDA } from 'domain/ids';
import { itemIdSchema } from 'domain/ids-schema';
import { rutaMiniatura } from 'domain/imagen';
import {
  type ContenidoTarjeta,
  rutaTarjeta,
  TARJETA_GENERAL,
  tarjetaDeItem,
  tarjetaDePerfil,
} from 'domain/tarjeta-social';
import { z } from 'domain/zod';
import type { Request, Response } from 'express';
import { detalle } from '../api/read/detail.ts';
import type { ReadDeps } from '../api/read/explore.ts';
import { perfil } from '../api/read/profile.ts';
import { INMUTABLE } from '../images/image-finalized.ts';
import type { Bucket } from '../shared/admin.ts';
import { draw, drawGeneral } from './draw.ts';

export type CardDeps = ReadDeps & { bucket: Bucket };
export type CardOutcome = { kind: 'sent' | 'without-photo' | 'general' | 'moved' | 'refused' };

const version = z.string().regex(/^[a-z0-9]{1,14}$/);
/** `/og/{class}/{id}/{version}.jpg` taken apart. */
const requestSchema = z
  .string()
  .regex(/^\/og\/[^/]+\/[^/]+\/[^/]+\.jpg$/)
  .transform((path) => {
    const [, , clase, id, file = ''] = path.split('/');
    return { clase, id, version: file.slice(0, -'.jpg'.length) };
  })
  .pipe(
    z.discriminatedUnion('clase', [
      z.object({ clase: z.enum(TIPOS_AGENDA), id: itemIdSchema, version }),
      z.object({ clase: z.literal('perfil'), id: z.string().min(1).max(60), version }),
    ]),
  );
type CardRequest = z.infer<typeof requestSchema>;

const GENERAL = 'public, max-age=86400, s-maxage=86400';
const SHORT = 'public, max-age=60, s-maxage=300';

/**
 * Answers `/og/…` with the picture shown where a link is shared. The version in an address is a sum of what the card shows, so the
 * current one is kept for ever and any other is sent on to it. What is not there gets the product's own card: a link to something
 * deleted still looks like one of ours.
 * @throws what Firestore and Storage throw
 */
export async function serveCard(
  deps: CardDeps,
  req: Pick<Request, 'method' | 'path'>,
  res: Response,
): Promise<CardOutcome> {
  res.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.status(405).set('Allow', 'GET, HEAD').end();
    return { kind: 'refused' };
  }
  const request = requestSchema.safeParse(decoded(req.path));
  const content = request.success ? await contentOf(deps, request.data) : null;
  if (!request.success || !content) {
    const cache = req.path === TARJETA_GENERAL ? GENERAL : SHORT;
    res
      .set('Cache-Control', cache)
      .type('jpg')
      .send(await drawGeneral());
    return { kind: 'general' };
  }
  const current = rutaTarjeta(content, request.data.id);
  if (!current.endsWith(`/${request.data.version}.jpg`)) {
    res.set('Cache-Control', SHORT).redirect(302, current);
    return { kind: 'moved' };
  }
  const photo = content.imagen ? await thumbnail(deps.bucket, content.imagen) : null;
  const missing = content.imagen !== null && !photo;
  res
    .set('Cache-Control', missing ? SHORT : INMUTABLE)
    .type('jpg')
    .send(await draw(content, photo));
  return { kind: missing ? 'without-photo' : 'sent' };
}

/** A path as it was before it was encoded; `''` when it is none. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
}

async function contentOf(deps: CardDeps, { clase, id }: CardRequest): Promise<ContenidoTarjeta | null> {
  if (clase === 'perfil') {
    const found = await perfil(deps, { username: id, tab: 'info' });
    return found && tarjetaDePerfil(found.perfil);
  }
  const found = await detalle(deps, clase, id);
  return found && found.tipo !== 'link' ? tarjetaDeItem(found) : null;
}

/** The widest thumbnail; `null` while it is being made. */
async function thumbnail(bucket: Bucket, path: string): Promise<Buffer | null> {
  try {
    const [bytes] = await bucket.file(rutaMiniatura(path, 1200)).download();
    return bytes;
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return null;
    throw error;
  }
}
