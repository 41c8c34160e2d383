import { thumbnailPath } from '@vidriera/domain/image/image';
import { type CardContent, cardPath, itemCard, perfilCard } from '@vidriera/domain/item/social-card';
import { GENERAL_CARD } from '@vidriera/domain/site/social-card';
import { normalizeUsername } from '@vidriera/domain/usuario/username';
import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { LIMITS } from '@vidriera/domain/values/limits';
import { z } from '@vidriera/domain/zod';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Bucket } from '../../base/firestore/admin.ts';
import { nullIfMissing } from '../../base/firestore/uploads.ts';
import { type HttpAnswer, sendAnswer } from '../../base/http/answer.ts';
import { answerMemory } from '../../base/http/answer-memory.ts';
import { readBounded } from '../../base/http/read-bounded.ts';
import { decodedPath, isReading } from '../../base/http/reading.ts';
import { PICTURE_CACHE } from '../../items/images/image-finalized.ts';
import type { ReadDeps } from '../api/read/cards.ts';
import { detail } from '../api/read/detail.ts';
import { readPerfil } from '../api/read/profile.ts';
import { codeOf, codeRequestSchema } from './code.ts';
import { contactOf, isContactPath } from './contact.ts';
import { draw, drawGeneral } from './draw.ts';

export type CardDeps = ReadDeps & { thumbnails: Bucket; origin: string; linkHost: string };
export type CardOutcome = {
  kind: 'sent' | 'without-photo' | 'general' | 'moved' | 'code' | 'contact' | 'refused';
};

const version = z.string().check(z.regex(/^[a-z0-9]{1,14}$/));
/** `/og/{class}/{id}/{version}.jpg`. */
const requestSchema = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^\/og\/[^/]+\/[^/]+\/[^/]+\.jpg$/)),
    z.transform((path) => {
      const [, , kind, id, file = ''] = path.split('/');
      return { kind, id, version: file.slice(0, -'.jpg'.length) };
    }),
  ),
  z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(TIPOS_AGENDA), id: itemIdSchema, version }),
    z.object({
      kind: z.literal('perfil'),
      id: z.pipe(z.string().check(z.minLength(1), z.maxLength(60)), z.transform(normalizeUsername)),
      version,
    }),
  ]),
);
type CardRequest = z.infer<typeof requestSchema>;

const GENERAL = 'public, max-age=86400, s-maxage=86400';
const SHORT = 'public, max-age=60, s-maxage=300';

/** Seconds that a card’s content is cached, for all its versions. */
const CONTENT_SECONDS = 5;
const CONTENTS_MAX = 1000;
/** For redirects from outdated versions. */
const MOVED = `public, max-age=${CONTENT_SECONDS}, s-maxage=${CONTENT_SECONDS}`;
const WHOLE_SECONDS = 3600;
/** Seconds that a card without its photo is cached. */
const LACKING_SECONDS = 10;

/**
 * Serves cards. The version hashes the content: others redirect to the current one. A missing, hidden or held item gets the product’s own
 * card, as a 404. Content is read once in five seconds and drawn once an hour.
 * @returns a function that throws errors of Firestore and Storage
 */
export function createCards(deps: CardDeps) {
  const drawn = answerMemory();
  const contents = new LRUCache<string, { content: CardContent | null }, () => ReturnType<typeof contentOf>>({
    max: CONTENTS_MAX,
    ttl: CONTENT_SECONDS * 1000,
    fetchMethod: async (_key, _old, { context }) => ({ content: await context() }),
  });

  return async (
    req: Pick<Request, 'acceptsEncodings' | 'method' | 'path'>,
    res: Response,
  ): Promise<CardOutcome> => {
    const isRead = isReading(req, res, { 'Content-Security-Policy': "default-src 'none'" });
    if (!isRead) return { kind: 'refused' };
    const path = decodedPath(req.path);
    const code = codeRequestSchema.safeParse(path);
    if (code.success) {
      await sendAnswer(req, res, codeOf(deps.origin, code.data));
      return { kind: 'code' };
    }
    if (isContactPath(req.path)) {
      const address = path.toLowerCase();
      await sendAnswer(req, res, await drawn({ address, exact: false }, () => contactOf(deps, path)));
      return { kind: 'contact' };
    }
    const request = requestSchema.safeParse(path);
    const content = request.success ? await known(request.data) : null;
    if (!request.success || !content) {
      const answer = await drawn({ address: GENERAL_CARD, exact: false }, generalCard);
      res.set('Cache-Control', req.path === GENERAL_CARD ? GENERAL : SHORT);
      await sendAnswer(req, res, { ...answer, status: request.success ? 404 : answer.status });
      return { kind: 'general' };
    }
    const current = cardPath(content, request.data.id);
    if (!current.endsWith(`/${request.data.version}.jpg`)) {
      res.set('Cache-Control', MOVED).redirect(302, current);
      return { kind: 'moved' };
    }
    const answer = await drawn({ address: current, exact: false }, () => cardOf(deps, content));
    await sendAnswer(req, res, answer);
    return { kind: answer.seconds === WHOLE_SECONDS ? 'sent' : 'without-photo' };
  };

  async function known(request: CardRequest): Promise<CardContent | null> {
    const context = () => contentOf(deps, request);
    return (await contents.forceFetch(`${request.kind}/${request.id}`, { context })).content;
  }
}

async function cardOf({ thumbnails, linkHost }: CardDeps, content: CardContent): Promise<HttpAnswer> {
  const photo = content.imagen ? await thumbnail(thumbnails, content.imagen) : null;
  const whole = photo !== null || content.imagen === null;
  return {
    status: 200,
    headers: { 'Cache-Control': whole ? PICTURE_CACHE : SHORT, 'Content-Type': 'image/jpeg' },
    body: await draw(content, linkHost, photo),
    seconds: whole ? WHOLE_SECONDS : LACKING_SECONDS,
  };
}

const generalCard = async (): Promise<HttpAnswer> => ({
  status: 200,
  headers: { 'Content-Type': 'image/jpeg' },
  body: await drawGeneral(),
  seconds: WHOLE_SECONDS,
});

async function contentOf(deps: CardDeps, { kind, id }: CardRequest): Promise<CardContent | null> {
  if (kind === 'perfil') {
    const found = await readPerfil(deps, id);
    return found && perfilCard(found);
  }
  const found = await detail(deps, kind, id);
  return found && found.tipo !== 'link' ? itemCard(found) : null;
}

/** Returns the widest thumbnail; `null` until it is made. */
function thumbnail(thumbnails: Bucket, path: string): Promise<Buffer | null> {
  const stored = thumbnails.file(thumbnailPath(path, 1200)).createReadStream({ decompress: false });
  return nullIfMissing(readBounded(stored, LIMITS.imageBytes));
}
