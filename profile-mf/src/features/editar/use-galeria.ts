import { paths } from 'domain/image/image';
import { messages } from 'domain/messages/messages';
import { placeInGaleria } from 'domain/perfil/galeria';
import { TOAST } from 'domain/values/limits';
import { checkFile } from 'kit/data/prepare-image';
import { useUploads } from 'kit/data/use-uploads';
import { failureOf } from 'kit/failure';
import { toast } from 'kit/toast';
import { useEffect, useRef, useState } from 'react';
import * as of from './galeria.ts';

const notify = (text: string) => toast.error(text, TOAST.perfilCloses);

/**
 * The gallery in the form: choosing, uploading one by one, cancelling, trying again, taking out, ordering. What is chosen goes
 * up at once; the profile names it when the form is saved, and uploads that no profile names are swept at night.
 */
export function useGaleria(uid: string, saved: string[]) {
  const [galeria, setGaleria] = useState(() => of.galeriaOf(saved));
  const [notice, setNotice] = useState<string | null>(null);
  const current = useRef(galeria);
  const views = useRef(new Set<string>());

  const change = (change: (before: of.Galeria) => of.Galeria) => {
    current.current = change(current.current);
    setGaleria(current.current);
  };
  const uploads = useUploads({
    atOnce: 1,
    onDone: (key, url) => change((before) => of.uploaded(before, key, url)),
    onFailed: () => notify(messages.perfil.imagesNotUploaded),
  });
  useEffect(() => {
    const open = views.current;
    return () => {
      for (const view of open) URL.revokeObjectURL(view);
    };
  }, []);

  return {
    galeria,
    uploads,
    busy: uploads.busy,
    /** What there is to say about the room left. */
    notice,
    choose: (picked: File[]) => {
      const bad = picked.map(objection).find((reason) => reason !== null) ?? null;
      if (bad) notify(bad);
      setNotice(bad);
      const good = picked.filter((file) => objection(file) === null);
      if (!good.length) return;
      const place = placeInGaleria(current.current.photos.length, good.length);
      const message = place.kind === 'fits' ? null : place.message;
      setNotice(bad ?? message);
      if (message) toast.info(message, TOAST.perfilCloses);
      const files = good.slice(0, place.take).map((file) => ({ file, view: URL.createObjectURL(file) }));
      const added = files.map(({ view }) => of.chosen(view));
      for (const { view } of files) views.current.add(view);
      change((before) => of.add(before, added));
      uploads.add(
        files.map(({ file, view }) => ({
          key: view,
          file,
          path: () => paths.galeria(uid, file.name, Date.now()),
        })),
      );
    },
    drop: (key: string) => {
      setNotice(null);
      change((before) => of.drop(before, key));
      uploads.cancel(key);
    },
    undo: () => change(of.undo),
    move: (from: number, to: number) => change((before) => of.move(before, from, to)),
    retry: uploads.retry,
    rebase: (now: string[]) => change((before) => of.rebase(before, now)),
    /** Waits for what is on its way; the gallery then, or `null` while something has failed. */
    finish: async (): Promise<of.Galeria | null> => ((await uploads.finish()) ? current.current : null),
  };
}

/** Why a file is none that can be shown; `null` for one that is. */
function objection(file: File): string | null {
  try {
    checkFile(file);
    return null;
  } catch (caught) {
    return failureOf(caught).message;
  }
}
