import type { Output } from '@vidriera/domain/api/callables-schema';
import { logger } from '../process/logger.ts';
import { fetchPage, INTERNET, type Web } from './fetch-page.ts';
import { pageWords } from './page-words.ts';
import { NotPublic } from './public-address.ts';

export type ReadLinkOutcome = { kind: 'read'; page: Output<'readLink'>['page'] } | { kind: 'not-public' };

/** Reads title and description of a page that somebody wants to link to. `page` is `null` if there is nothing to read. */
export async function readLink(enlace: string, web: Web = INTERNET): Promise<ReadLinkOutcome> {
  try {
    const fetched = await fetchPage(enlace, web);
    const words = fetched && pageWords(fetched);
    const page = words?.titulo ? { titulo: words.titulo, descripcion: words.descripcion } : null;
    return { kind: 'read', page };
  } catch (error) {
    if (isNotPublic(error)) return { kind: 'not-public' };
    // Sites are down, slow or broken at any time: the person types the words.
    logger.info('readLink: not read', { error: error instanceof Error ? error.message : String(error) });
    return { kind: 'read', page: null };
  }
}

/** undici wraps errors of a connection. */
const isNotPublic = (error: unknown): boolean =>
  error instanceof NotPublic || (error instanceof Error && error.cause instanceof NotPublic);
