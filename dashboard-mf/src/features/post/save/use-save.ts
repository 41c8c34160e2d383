import { Failure, type FailureCode, failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import { currentUid } from '@vidriera/kit/data/connection';
import { deleteImage } from '@vidriera/kit/data/images';
import { createItem, newId, updateItem } from '@vidriera/kit/data/publish';
import { useUploads } from '@vidriera/kit/data/use-uploads';
import { ChangedFailure } from '@vidriera/kit/data/version';
import { nextPaint } from '@vidriera/kit/next-paint';
import { useCallback, useEffect, useRef, useState } from 'react';
import { allImages } from '../images/images.ts';
import { type SavePorts, type SaveRequest, savePost, startUploads } from './save.ts';

export type SaveStatus =
  | { phase: 'idle' }
  /** Pictures are being prepared before they can go up; `part` of them is ready, 0 to 1. */
  | { phase: 'preparing'; part: number; pending: number }
  /** `part` of all pictures is up there, 0 to 1; `still`: nothing has gone on for a while. */
  | { phase: 'uploading'; part: number; still: boolean; pending: number }
  | { phase: 'saving' }
  /** `pending`: pictures that are not up there yet. */
  | { phase: 'failed'; code: FailureCode; message: string; pending: number };

/** The item being edited and which state of it was read. */
export type EditedItem = { id: string; version: string };

const PORTS: SavePorts = { deleteImage, createItem, updateItem, now: () => Date.now() };

/**
 * Saves a post, answers its id (`null` where it could not), and says how far it is. Pictures go up as soon as they are chosen, silently: a
 * failure is told by the saving, which tries again. While one saving runs, asking again does nothing;
 * trying again after a failure writes the same item, and sends only the pictures that did not arrive. Leaving the screen cancels what
 * is being uploaded.
 */
export function useSave(
  tipo: Tipo,
  existing: EditedItem | undefined,
  { uid, imagenes }: Pick<SaveRequest, 'uid' | 'imagenes'>,
) {
  const [status, setStatus] = useState<SaveStatus>({ phase: 'idle' });
  const inProgress = useRef(false);
  const skips = useRef(false);
  const id = useRef(existing?.id);
  const version = useRef(existing?.version);
  const found = useRef(existing?.version);
  // A draft over an older state was thrown away.
  useEffect(() => {
    version.current = existing?.version;
  }, [existing?.version]);
  // One after another: of small pictures the SDK tells nothing until they are there, and two take twice as long to be.
  const uploads = useUploads({ atOnce: 1, together: true }, () => inProgress.current);
  const existingId = existing?.id;
  // What a try of another kind has left is no part of this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the kind that changed
  useEffect(() => {
    id.current = existingId;
    uploads.clear();
  }, [tipo, existingId, uploads]);
  const chosen = allImages(imagenes)
    .map(({ key }) => key)
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures themselves, whatever list they stand in
  useEffect(() => {
    if (!inProgress.current) startUploads({ tipo, uid, imagenes, uploads }, PORTS.now);
  }, [tipo, uid, chosen, uploads]);

  const save = useCallback(
    async (request: Pick<SaveRequest, 'uid' | 'data' | 'imagenes'>): Promise<string | null> => {
      if (inProgress.current) return null;
      inProgress.current = true;
      const missing = () =>
        allImages(request.imagenes).filter(({ kind, key }) => kind === 'fresh' && !uploads.urlOf(key)).length;
      const pending = skips.current ? 0 : missing();
      setStatus(pending > 0 ? { phase: 'uploading', part: 0, still: false, pending } : { phase: 'saving' });
      await nextPaint();
      try {
        // The form may stand for whom the browser remembers: what they wrote is never saved as somebody else's.
        if ((await currentUid()) !== request.uid) throw new Failure('no-session', messages.session.expired);
        const target = id.current ?? (await newId());
        id.current = target;
        const saved = await savePost(
          {
            ...request,
            tipo,
            id: target,
            freshId: async () => {
              id.current = await newId();
              return id.current;
            },
            version: version.current ?? null,
            uploads,
            skips: () => skips.current,
            onUploaded: () => setStatus({ phase: 'saving' }),
          },
          PORTS,
        );
        id.current = undefined; // what is written next is another item
        uploads.clear();
        setStatus({ phase: 'idle' });
        return saved;
      } catch (error) {
        if (error instanceof ChangedFailure) found.current = error.version;
        const { code, message } = failureOf(error, messages.post.saveFailed);
        setStatus(
          code === 'cancelled'
            ? { phase: 'idle' }
            : { phase: 'failed', code, message: message || messages.post.saveFailed, pending: missing() },
        );
        return null;
      } finally {
        inProgress.current = false;
        skips.current = false;
      }
    },
    [tipo, uploads],
  );

  /** The next saving writes over what the last one found; a further change from elsewhere is told again. */
  const acceptChange = useCallback(() => {
    version.current = found.current;
  }, []);
  /** Gives up the pictures that are not up there yet: the saving that runs, or the next one, goes without them. */
  const skipPhotos = useCallback(() => {
    skips.current = true;
    uploads.stop();
  }, [uploads]);
  const { part, still, pending } = uploads;
  const shown = status.phase === 'uploading' ? { ...status, part, still, pending } : status;
  return { status: shown, save, cancel: uploads.stop, retry: uploads.retry, skipPhotos, acceptChange };
}
