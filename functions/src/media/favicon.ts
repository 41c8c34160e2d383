import { z } from 'domain/zod';
import type { Request, Response } from 'express';

/** `/img/favicon/64/{host name}`: the one size link cards ask for. */
const pedidoSchema = z
  .string()
  .regex(
    /^\/img\/favicon\/64\/(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/,
  )
  .transform((path) => path.slice(path.lastIndexOf('/') + 1));

/** Asked for the icon; it is told the site's name and nothing of who looks. */
const SERVICIO = 'https://www.google.com/s2/favicons';
const ESPERA_MS = 3000;
const BYTES_MAX = 100_000;
const TIPOS = new Set([
  'image/png',
  'image/x-icon',
  'image/vnd.microsoft.icon',
  'image/jpeg',
  'image/webp',
  'image/gif',
]);

const HALLADO = 'public, max-age=604800, s-maxage=2592000, stale-while-revalidate=604800';
const NO_HALLADO = 'public, max-age=3600, s-maxage=3600';

/** Two links of a chain, in the colour of controls: what stands for a site without an icon. */
const CADENA = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 24 24" fill="none" stroke="#8A7E72" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 1 1 0 10h-2M8 12h8"/></svg>`;

export type FaviconOutcome = { kind: 'sent' | 'drawn' | 'not-found' | 'refused' };

type Icono = { tipo: string; bytes: Buffer };

/** The site's icon at 64 px; `null` when there is none, it is no picture, it is too big, or the service does not answer. */
async function buscar(host: string, buscarEn: typeof fetch): Promise<Icono | null> {
  try {
    const respuesta = await buscarEn(`${SERVICIO}?sz=64&domain=${encodeURIComponent(host)}`, {
      signal: AbortSignal.timeout(ESPERA_MS),
    });
    const tipo = respuesta.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    if (!respuesta.ok || !TIPOS.has(tipo)) return null;
    const bytes = Buffer.from(await respuesta.arrayBuffer());
    return bytes.length > 0 && bytes.length <= BYTES_MAX ? { tipo, bytes } : null;
  } catch (error) {
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
      return null;
    throw error;
  }
}

/**
 * Answers `/img/favicon/64/{host name}` with the site's icon, so that visitors' browsers ask no third party. A site without one
 * gets a drawn chain, for an hour: a missing icon is no error of the page's.
 */
export async function serveFavicon(
  req: Pick<Request, 'method' | 'path'>,
  res: Response,
  buscarEn: typeof fetch = fetch,
): Promise<FaviconOutcome> {
  res.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.status(405).set('Allow', 'GET, HEAD').end();
    return { kind: 'refused' };
  }
  const pedido = pedidoSchema.safeParse(req.path);
  if (!pedido.success) {
    res.status(404).end();
    return { kind: 'not-found' };
  }
  const icono = await buscar(pedido.data, buscarEn);
  if (!icono) {
    res.set('Cache-Control', NO_HALLADO).type('image/svg+xml').send(CADENA);
    return { kind: 'drawn' };
  }
  res.set({ 'Cache-Control': HALLADO, 'Content-Type': icono.tipo }).send(icono.bytes);
  return { kind: 'sent' };
}
