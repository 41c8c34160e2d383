import { failureOf } from '@vidriera/domain/failure';
import { paths } from '@vidriera/domain/image/image';
import { messages } from '@vidriera/domain/messages/messages';
import { once } from '@vidriera/domain/once';
import { placeInGaleria } from '@vidriera/domain/perfil/galeria';
import type { GaleriaForm } from '@vidriera/domain/perfil/galeria-schema';
import { TOAST } from '@vidriera/domain/values/limits';
import { toast } from '@vidriera/kit/messages/toast';
import type { KeptPhoto } from '@vidriera/kit/uploads/kept-photos';
import { prepareImage, readImage } from '@vidriera/kit/uploads/prepare-image';
import type { UploadTask } from '@vidriera/kit/uploads/uploads';
import { useUploads } from '@vidriera/kit/uploads/use-uploads';
import { useEffect, useRef, useState } from 'react';
import * as of from './galeria.ts';
import { useKeptPhotos } from './use-kept-photos.ts';

const notify = (text: string) => toast.error(text, TOAST.perfilCloses);

/**
 * The gallery in the form: choose, upload one by one, cancel, retry, remove, order. Files upload at once; saving the profile references
 * them, and unreferenced uploads are deleted at night.
 */
export function useGaleria(uid: string, saved: string[], draft: GaleriaForm | null) {
  const [galeria, setGaleria] = useState(() =>
    draft ? of.galeriaFromDraft(draft, saved) : of.galeriaOf(saved),
  );
  const [reading, setReading] = useState(0);
  const allRead = useRef(Promise.resolve());
  const [notice, setNotice] = useState<string | null>(null);
  const current = useRef(galeria);
  const views = useRef(new Set<string>());

  const change = (change: (before: of.Galeria) => of.Galeria) => {
    current.current = change(current.current);
    setGaleria(current.current);
  };
  const prepared = useRef(new Map<string, KeptPhoto>());
  const preparing = useRef<Promise<unknown>>(Promise.resolve());
  const keep = useKeptPhotos(uid, 'galeria', {
    chosen: () =>
      current.current.photos.flatMap(({ key, url }, place) => {
        const photo = prepared.current.get(key);
        return photo ? [{ ...photo, url, place }] : [];
      }),
    onRestore: (photos) => {
      for (const photo of photos) {
        const { url } = photo;
        if (url) {
          prepared.current.set(url, photo);
          change((before) => of.withUploaded(before, url, photo.place));
          continue;
        }
        const { blob } = photo.prepared;
        const view = URL.createObjectURL(blob);
        views.current.add(view);
        prepared.current.set(view, photo);
        change((before) => of.insertPhoto(before, of.newPhoto(view), photo.place));
        uploads.add([taskOf(view, blob, photo.nombre, async () => photo.prepared)]);
      }
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the gallery changes
  useEffect(() => void keep(), [galeria, keep]);
  const taskOf = (key: string, file: Blob, nombre: string, prepare: NonNullable<UploadTask['prepare']>) => ({
    key,
    file,
    prepare,
    path: () => paths.galeria(uid, nombre, Date.now()),
  });
  /** Prepares a photo, one after another, and keeps it. */
  const prepareLater = (key: string, file: File) => {
    const prepare = once(() => prepareImage(file));
    preparing.current = preparing.current.then(prepare).then(
      (done) => {
        if (!uploads.get(key)) return;
        prepared.current.set(key, { nombre: file.name, prepared: done });
        void keep();
      },
      () => null, // the upload tells
    );
    return prepare;
  };
  const uploads = useUploads({
    atOnce: 1,
    onDone: (key, url) => {
      current.current = of.markUploaded(current.current, key, url);
      // The draft follows: after a reload in between, an upload that only the draft knew would come back twice.
      void keep().then(() => setGaleria(current.current));
    },
    onFailed: () => notify(messages.perfil.imagesNotUploaded),
  });
  useEffect(() => {
    const open = views.current;
    return () => {
      for (const view of open) URL.revokeObjectURL(view);
    };
  }, []);

  const choose = async (picked: File[]): Promise<void> => {
    const looks = await Promise.all(picked.map(look));
    const bad = looks.find(({ objection }) => objection)?.objection ?? null;
    if (bad) notify(bad);
    setNotice(bad);
    const good = looks.filter(({ objection }) => !objection);
    if (!good.length) return;
    const place = placeInGaleria(current.current.photos.length, good.length);
    const message = place.kind === 'fits' ? null : place.message;
    if (message) toast.info(message, TOAST.perfilCloses);
    const taken = good.slice(0, place.take);
    const still = taken.some(({ animated }) => animated) ? messages.imagen.madeStill : null;
    setNotice(bad ?? message ?? still);
    const files = taken.map(({ file }) => ({ file, view: URL.createObjectURL(file) }));
    const added = files.map(({ view }) => of.newPhoto(view));
    for (const { view } of files) views.current.add(view);
    change((before) => of.addPhotos(before, added));
    uploads.add(files.map(({ file, view }) => taskOf(view, file, file.name, prepareLater(view, file))));
  };

  /** Cancels uploads, and keeps no chosen photo. */
  const forget = () => {
    uploads.clear();
    prepared.current.clear();
    void keep();
  };
  return {
    galeria,
    uploads,
    busy: uploads.busy || reading > 0,
    pending: uploads.pending + reading,
    part: uploads.part,
    notice,
    choose: (picked: File[]) => {
      setReading((count) => count + picked.length);
      const end = choose(picked).finally(() => setReading((count) => count - picked.length));
      allRead.current = allRead.current.then(() => end);
    },
    dropPending: () => {
      for (const { key, url } of current.current.photos) {
        if (url) continue;
        change((before) => of.removePhoto(before, key));
        uploads.cancel(key);
      }
      void keep();
    },
    forget,
    reset: () => {
      forget();
      change(() => of.galeriaOf(saved));
    },
    drop: (key: string) => {
      setNotice(null);
      change((before) => of.removePhoto(before, key));
      uploads.cancel(key);
    },
    undo: () => change(of.restorePhoto),
    move: (from: number, to: number) => change((before) => of.movePhoto(before, from, to)),
    retry: uploads.retry,
    rebase: (now: string[]) => change((before) => of.rebaseGaleria(before, now)),
    /** Waits for uploads. Returns the gallery, or `null` while one has failed. */
    finish: async (): Promise<of.Galeria | null> => {
      await allRead.current;
      return (await uploads.finish()) ? current.current : null;
    },
  };
}

/** A chosen file, and why it can't be shown. */
async function look(file: File): Promise<{ file: File; animated: boolean; objection?: string }> {
  try {
    return { file, animated: (await readImage(file)).animated };
  } catch (caught) {
    return { file, animated: false, objection: failureOf(caught).message };
  }
}
