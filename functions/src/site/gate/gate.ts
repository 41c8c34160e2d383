import { createHash } from 'node:crypto';
import type { Remotes } from '@vidriera/domain/site/config-schema';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { compress, compressed, type Encoded, encodingFor } from '../../base/http/compressed.ts';
import { note } from '../../base/http/request-log.ts';
import { logger } from '../../base/process/logger.ts';
import { fetchFile } from '../releases/fetch-file.ts';
import type { SeenSites } from '../releases/live.ts';
import { type ReadChannel, startPreview } from '../releases/previews.ts';
import type { Releases } from '../releases/releases.ts';
import { remotesFor } from '../releases/remotes.ts';
import { areaFile } from './request.ts';

interface Gate extends Omit<SeenSites, 'signal'> {
  readChannel: ReadChannel;
}

/** For hashed names, whose content never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Brotli quality for hashed names: 7 to 10 % fewer bytes than the default, for ten times the CPU. */
const HIGHEST_QUALITY = 11;
/** Bytes of compressed files that an instance keeps: several builds of all areas. Each edge of the CDN asks for every file. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** For names without a hash. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
const PRIVATE = 'private, no-store';

/** Compressed bodies by encoding and content. */
const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length });

/**
 * Serves the areas' files from the shell's origin, the map of their entries, and the start of a preview. Only GET and HEAD; errors
 * are not cached.
 */
export const createGate =
  ({ origins, releases, previewed, readChannel }: Gate) =>
  async (request: Request, response: Response): Promise<void> => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response.set('Allow', 'GET, HEAD'), 405);
      return;
    }
    const { pathname, searchParams } = new URL(request.originalUrl, 'http://gate');
    if (pathname === '/remotes.json') {
      const map = remotesOf(await releases(true), searchParams.get('shell'));
      response.set('Cache-Control', 'no-store');
      if (map === 'gone') refuse(response, 410);
      else if (map)
        await answer(request, response, { body: Buffer.from(JSON.stringify(map)), type: 'application/json' });
      else refuse(response, 503);
      return;
    }
    if (pathname === '/r/preview') {
      const previewRequest = { host: searchParams.get('site'), cameFrom: request.get('sec-fetch-site') };
      startPreview(readChannel, previewRequest, response);
      return;
    }
    const file = areaFile(pathname);
    if (!file) {
      refuse(response, 404);
      return;
    }
    note(response, { area: file.area });
    const fetched = await fetchFile(file.path, origins[file.area]);
    if (fetched.kind === 'file') {
      response.set('Cache-Control', previewed ? PRIVATE : file.hashed ? IMMUTABLE : REVALIDATE);
      await answer(request, response, fetched, file.hashed);
    } else if (fetched.kind === 'missing') {
      refuse(response, 404);
    } else {
      logger.warn('gate: area is down', { path: file.path, reason: fetched.reason });
      refuse(response, 503);
    }
  };

/** A build's id (runtime/contract/manifest-schema.ts). A dev server's shell has none. */
const BUILD_ID = /^[0-9a-f]{12}$/;

/** Returns the map for a shell's id, or for the live shell if the id is missing or no build's; `gone` for a removed build. */
function remotesOf({ shell: shells, areas, stale }: Releases, id: string | null): Remotes | 'gone' | null {
  const shell = shells.find((build) => build.id === id);
  if (!shell && shells[0] && id && BUILD_ID.test(id) && !stale.includes('shell')) return 'gone';
  const running = shell ?? shells[0];
  return running ? remotesFor(running, { areas }) : null;
}

/** @param isKept a hashed name: compressed once, as small as can be */
async function answer(
  request: Request,
  response: Response,
  { body, type }: { body: Buffer; type: string },
  isKept = false,
): Promise<void> {
  const encoded = isKept ? await compressedOnce(body, type, request) : await compressed(body, type, request);
  if (encoded.encoding) response.set('Content-Encoding', encoded.encoding);
  response.vary('Accept-Encoding').type(type).send(encoded.body);
}

async function compressedOnce(body: Buffer, type: string, request: Request): Promise<Encoded> {
  const encoding = encodingFor(body, type, request);
  if (!encoding) return { body, encoding };
  const key = encoding + createHash('sha256').update(body).digest('base64');
  const smaller = kept.get(key) ?? (await compress(body, encoding, HIGHEST_QUALITY));
  kept.set(key, smaller);
  return { body: smaller, encoding };
}

function refuse(response: Response, status: 404 | 405 | 410 | 503): void {
  response.status(status).set('Cache-Control', 'no-store').end();
}
