import { messages } from '@vidriera/domain/messages/messages';
import { once } from '@vidriera/domain/once';
import { TOAST } from '@vidriera/domain/values/limits';
import { toast } from '@vidriera/kit/messages/toast';
import type { KeptPhoto } from '@vidriera/kit/uploads/kept-photos';
import { prepareImage, readImage } from '@vidriera/kit/uploads/prepare-image';
import { useUploads } from '@vidriera/kit/uploads/use-uploads';
import { useRef, useState } from 'react';
import { type PhotoList, useKeptPhotos } from './use-kept-photos.ts';

interface Options {
  uid: string;
  list: PhotoList;
  path: (file: string) => string;
  onUpload: (url: string) => void;
  onSuccess?: string;
  onFailure: string;
}

const KEY = 'picture';
type UploadedPhoto = KeptPhoto & { url?: string | null | undefined };

/** Uploads one chosen picture at once, with progress, cancel and retry. Unmounting cancels it; the next visit goes on. */
export function usePictureUpload({ uid, list, path, onUpload, onSuccess, onFailure }: Options) {
  const chosen = useRef<UploadedPhoto | null>(null);
  const keep = useKeptPhotos(uid, list, {
    chosen: () => (chosen.current ? [{ ...chosen.current, place: 0 }] : []),
    onRestore: ([photo]) => {
      if (!photo || queue.get(KEY)) return;
      const { nombre, prepared, url } = photo;
      chosen.current = photo;
      if (url) return onUpload(url);
      queue.add([{ key: KEY, file: prepared.blob, path: () => path(nombre), prepare: async () => prepared }]);
    },
  });
  const choose = (photo: UploadedPhoto | null) => {
    chosen.current = photo;
    void keep();
  };
  const queue = useUploads({
    atOnce: 1,
    onDone: (_, url) => {
      onUpload(url);
      choose(chosen.current && { ...chosen.current, url });
      if (onSuccess) toast.success(onSuccess, TOAST.perfilCloses);
    },
    onFailed: () => toast.error(onFailure, TOAST.perfilCloses),
  });
  const picked = useRef<File | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const upload = queue.get(KEY);
  const pick = ([file]: File[]) => {
    if (!file) return;
    setNotice(null);
    choose(null);
    const prepare = once(() => prepareImage(file));
    queue.add([{ key: KEY, file, path: () => path(file.name), prepare }]);
    picked.current = file;
    prepare().then(
      (prepared) => {
        const isPending = queue.get(KEY) && !queue.urlOf(KEY);
        if (isPending && picked.current === file) choose({ nombre: file.name, prepared });
      },
      () => null,
    );
    // An unreadable file fails in the upload.
    readImage(file).then(
      ({ animated }) => setNotice(animated ? messages.imagen.madeStill : null),
      () => null,
    );
  };
  return {
    upload,
    busy: queue.busy,
    busyText: queue.busy ? messages.perfil.uploading : null,
    notice,
    pending: queue.pending,
    part: queue.part,
    pick,
    retry: queue.retry,
    /** Cancels the upload, and forgets a failed one. */
    forget: () => {
      queue.cancel(KEY);
      choose(null);
    },
    /** Waits for the upload; false if it failed. */
    finish: queue.finish,
  };
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;
