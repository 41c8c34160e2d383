import { Failure, type FailureCode, failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import { currentUid } from '@vidriera/kit/data/connection';
import { ChangedFailure } from '@vidriera/kit/data/version';
import { nextPaint } from '@vidriera/kit/hooks/next-paint';
import { createItem, newId, updateItem } from '@vidriera/kit/requests/publish';
import { deleteImage } from '@vidriera/kit/uploads/images';
import { useUploads } from '@vidriera/kit/uploads/use-uploads';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PostAttempt } from '../draft/draft.ts';
import { allImages } from '../images/images.ts';
import { type SavePorts, type SaveRequest, savePost, startUploads } from './save.ts';

export type SaveStatus =
  | { phase: 'idle' }
  /** `part` of the pictures is prepared, 0 to 1. */
  | { phase: 'preparing'; part: number; pending: number }
  /** `part` of all pictures is uploaded, 0 to 1; `still`: no progress for a while. */
  | { phase: 'uploading'; part: number; still: boolean; pending: number }
  | { phase: 'saving' }
  /** `pending`: pictures that are not uploaded. */
  | { phase: 'failed'; code: FailureCode; message: string; pending: number };

export type EditedItem = { id: string; version: string };

const PORTS: SavePorts = { deleteImage, createItem, updateItem, now: () => Date.now() };

interface SaveOptions extends Pick<SaveRequest, 'uid' | 'imagenes'> {
  /** The last attempt at a new item, while its answer is missing. */
  attempt: RefObject<PostAttempt | undefined>;
  /** Stores the attempt before it is sent; without one, the next save publishes another item. */
  onAttempt: (attempt: PostAttempt | undefined) => void;
}

/**
 * Saves a post and reports the progress. Pictures upload silently when they are chosen; saving reports and retries failures. One save
 * runs at a time. A retry writes the same item and sends only the missing pictures. Unmounting cancels uploads.
 * @returns `save` resolves to the item's id, or `null` after a failure
 */
export function useSave(
  tipo: Tipo,
  existing: EditedItem | undefined,
  { uid, imagenes, attempt, onAttempt }: SaveOptions,
) {
  const [status, setStatus] = useState<SaveStatus>({ phase: 'idle' });
  const inProgress = useRef(false);
  const skips = useRef(false);
  const version = useRef(existing?.version);
  const found = useRef(existing?.version);
  // Discarding a draft of an older version changes `existing.version`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind is another item
  useEffect(() => {
    version.current = existing?.version;
  }, [existing?.version, tipo]);
  // One at a time: the SDK reports no progress of small pictures, and two take twice as long.
  const uploads = useUploads({ atOnce: 1, together: true }, () => inProgress.current);
  const existingId = existing?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the kind changes
  useEffect(() => void uploads.clear(), [tipo, existingId, uploads]);
  const chosen = allImages(imagenes)
    .map(({ key }) => key)
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the pictures change, not the array
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
        // The form may belong to a remembered person; never save it under another account.
        if ((await currentUid()) !== request.uid) throw new Failure('no-session', messages.session.expired);
        const begin = async () => {
          const id = await newId();
          version.current = undefined; // an accepted one was another item's
          onAttempt({ id, tipo });
          return id;
        };
        const sent = attempt.current?.tipo === tipo ? attempt.current.id : undefined;
        const target = existingId ?? sent ?? (await begin());
        const saved = await savePost(
          {
            ...request,
            tipo,
            id: target,
            freshId: begin,
            version: version.current ?? null,
            uploads,
            skips: () => skips.current,
            onUploaded: () => setStatus({ phase: 'saving' }),
          },
          PORTS,
        );
        uploads.clear();
        setStatus({ phase: 'idle' });
        return saved;
      } catch (caught) {
        let error = caught;
        if (caught instanceof ChangedFailure) {
          found.current = caught.version;
          // A new item has no other version that the form could load.
          if (!existingId) error = new ChangedFailure(caught.version, 'published');
        }
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
    [tipo, existingId, uploads, attempt, onAttempt],
  );

  /** Lets the next save overwrite the version that the last one found. A further conflict is reported again. */
  const acceptChange = useCallback(() => {
    version.current = found.current;
  }, []);
  /** Lets the next save publish another item. */
  const publishApart = useCallback(() => onAttempt(undefined), [onAttempt]);
  /** Drops pictures that are not uploaded. The running or next save continues without them. */
  const skipPhotos = useCallback(() => {
    skips.current = true;
    uploads.stop();
  }, [uploads]);
  const { part, still, pending } = uploads;
  const shown = status.phase === 'uploading' ? { ...status, part, still, pending } : status;
  return {
    status: shown,
    save,
    cancel: uploads.stop,
    retry: uploads.retry,
    skipPhotos,
    acceptChange,
    publishApart,
  };
}
