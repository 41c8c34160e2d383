import { setTimeout as pause } from 'node:timers/promises';
import { thumbnailPath } from '@vidriera/domain/image/image';
import { imageRequestSchema } from '@vidriera/domain/image/image-schema';
import type { ThumbnailWidth } from '@vidriera/domain/values/limits';
import type { Request, Response } from 'express';
import type { Buckets } from '../../base/firestore/admin.ts';
import { nullIfMissing } from '../../base/firestore/uploads.ts';
import { type HttpAnswer, MISSING_SECONDS, sendAnswer } from '../../base/http/answer.ts';
import { answerMemory } from '../../base/http/answer-memory.ts';
import { decodedPath, isReading, OWN_PICTURE } from '../../base/http/reading.ts';
import { PICTURE_CACHE } from '../../items/images/image-finalized.ts';

/** Waiting for thumbnails of fresh uploads. */
export interface Waiting {
  /** Milliseconds. */
  hold: number;
  step: number;
  /** Most redirects. */
  again: number;
  /** Most held requests; others get 404. */
  held: number;
  /** Age in milliseconds from which requests are not held. */
  fresh: number;
}
const WAITING: Waiting = { hold: 2000, step: 300, again: 8, held: 10, fresh: 60_000 };

/** The parameter: redirects so far. */
const AGAIN = 'otra';
const KEPT_SECONDS = 60;

export type MediaOutcome = { kind: 'sent' | 'not-found' | 'sent-back' | 'refused' };

type Picture = { path: string; width: ThumbnailWidth };

/**
 * Serves thumbnails; a held picture has none here (images/withheld.ts). A fresh upload’s request is held for two seconds, then redirected to itself a few times: browsers follow
 * that for pictures. Then it gets an uncached 404.
 * @returns a function that throws what Storage throws
 */
export function createMedia({ bucket, thumbnails }: Buckets, waiting = WAITING) {
  const memory = answerMemory();
  let held = 0;

  return async (
    req: Pick<Request, 'acceptsEncodings' | 'method' | 'path' | 'originalUrl' | 'query'>,
    res: Response,
  ): Promise<MediaOutcome> => {
    if (!isReading(req, res, OWN_PICTURE)) return { kind: 'refused' };
    const parsed = imageRequestSchema.safeParse(decodedPath(req.path));
    if (!parsed.success) return notFound(res);
    const { width, path } = parsed.data;
    const address = `/img/${width}/${path}`;
    const exact = req.originalUrl === address;
    const answer = await memory({ address, exact }, () => thumbnail(parsed.data));
    if (answer.status === 200) {
      await sendAnswer(req, res, answer);
      return { kind: 'sent' };
    }
    if (answer.seconds > 0 || held >= waiting.held) return notFound(res);
    const lateAnswer = await wait(parsed.data, res);
    if (lateAnswer?.status === 200) {
      await sendAnswer(req, res, lateAnswer);
      return { kind: 'sent' };
    }
    const times = Number(req.query[AGAIN] ?? 0);
    if (lateAnswer?.seconds !== 0 || !(times >= 0 && times < waiting.again)) return notFound(res);
    res.redirect(302, `${encodeURI(address)}?${AGAIN}=${times + 1}`);
    return { kind: 'sent-back' };
  };

  /** 404 is not cached while the upload is fresh. */
  async function thumbnail({ path, width }: Picture): Promise<HttpAnswer> {
    const stored = await download(path, width);
    if (stored) return sent(stored);
    const original = await nullIfMissing(bucket.file(path).getMetadata());
    const fresh = Date.now() - Date.parse(original?.[0].timeCreated ?? '') < waiting.fresh;
    return { status: 404, headers: {}, body: Buffer.alloc(0), seconds: fresh ? 0 : MISSING_SECONDS };
  }

  async function download(path: string, width: ThumbnailWidth): Promise<Buffer | undefined> {
    const file = thumbnails.file(thumbnailPath(path, width));
    return (await nullIfMissing(file.download({ decompress: false })))?.[0];
  }

  async function wait(picture: Picture, res: Response): Promise<HttpAnswer | null> {
    held++;
    try {
      const end = Date.now() + waiting.hold;
      let answer: HttpAnswer | null = null;
      while (Date.now() < end && !res.closed) {
        await pause(waiting.step);
        answer = await thumbnail(picture);
        if (answer.status === 200 || answer.seconds > 0) break;
      }
      return answer;
    } finally {
      held--;
    }
  }
}

function sent(body: Buffer): HttpAnswer {
  const headers = { 'Cache-Control': PICTURE_CACHE, 'Content-Type': 'image/webp' };
  return { status: 200, headers, body, seconds: KEPT_SECONDS };
}

function notFound(res: Response): MediaOutcome {
  res.status(404).end();
  return { kind: 'not-found' };
}
