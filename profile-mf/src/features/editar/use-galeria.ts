import { paths } from 'domain/image/image';
import { messages } from 'domain/messages/messages';
import { placeInGaleria } from 'domain/perfil/galeria';
import { TOAST } from 'domain/values/limits';
import { uploadImage } from 'kit/data/images';
import { checkFile } from 'kit/data/prepare-image';
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
  const inProgress = useRef<Promise<void>>(null);
  const control = useRef<{ key: string; cut: AbortController }>(null);
  const views = useRef(new Set<string>());
  const left = useRef(false);

  const change = (change: (before: of.Galeria) => of.Galeria) => {
    current.current = change(current.current);
    setGaleria(current.current);
  };
  useEffect(() => {
    const open = views.current;
    left.current = false;
    return () => {
      left.current = true;
      control.current?.cut.abort();
      for (const view of open) URL.revokeObjectURL(view);
    };
  }, []);

  const uploadOne = async ({ key, file }: of.Photo) => {
    if (!file) return;
    const cut = new AbortController();
    control.current = { key, cut };
    const mark = (upload: of.Upload | null, url: string | null = null) =>
      change((before) => of.changePhoto(before, key, { upload, url }));
    mark({ status: 'uploading', part: 0 });
    try {
      const url = await uploadImage(file, paths.galeria(uid, file.name, Date.now()), {
        signal: cut.signal,
        onProgress: (part) => mark({ status: 'uploading', part }),
      });
      mark(null, url);
    } catch (caught) {
      const { code, message } = failureOf(caught, messages.perfil.imagesNotUploaded);
      if (code !== 'cancelled') mark({ status: 'failed', message: message });
    }
  };

  // One after another: several large pictures at once exhaust a phone.
  const uploadAll = async () => {
    for (let [photo] = of.waiting(current.current); photo; [photo] = of.waiting(current.current)) {
      if (left.current) return;
      await uploadOne(photo);
    }
    inProgress.current = null;
    if (of.failed(current.current).length) notify(messages.perfil.imagesNotUploaded);
  };
  const goOn = () => {
    inProgress.current ??= uploadAll();
  };

  return {
    galeria,
    /** What there is to say about the room left. */
    notice,
    choose: (files: File[]) => {
      const good = files.filter(isImage);
      if (!good.length) return;
      const place = placeInGaleria(current.current.photos.length, good.length);
      const message = place.kind === 'fits' ? null : place.message;
      setNotice(message);
      if (message) toast.info(message, TOAST.perfilCloses);
      const added = good.slice(0, place.take).map((file) => {
        const view = URL.createObjectURL(file);
        views.current.add(view);
        return of.chosen(file, view);
      });
      change((before) => of.add(before, added));
      goOn();
    },
    drop: (key: string) => {
      setNotice(null);
      change((before) => of.drop(before, key));
      if (control.current?.key === key) control.current.cut.abort();
    },
    undo: () => change(of.undo),
    move: (from: number, to: number) => change((before) => of.move(before, from, to)),
    retry: () => {
      for (const { key } of of.failed(current.current)) {
        change((before) => of.changePhoto(before, key, { upload: { status: 'waiting' } }));
      }
      goOn();
    },
    rebase: (now: string[]) => change((before) => of.rebase(before, now)),
    /** Waits for what is on its way; the gallery then, or `null` while something has failed. */
    finish: async (): Promise<of.Galeria | null> => {
      await inProgress.current;
      return of.failed(current.current).length ? null : current.current;
    },
  };
}

/** Says why a file is none that can be shown. */
function isImage(file: File): boolean {
  try {
    checkFile(file);
    return true;
  } catch (caught) {
    notify(failureOf(caught).message);
    return false;
  }
}
