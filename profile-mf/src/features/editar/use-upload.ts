import { messages } from '@vidriera/domain/messages/messages';
import { TOAST } from '@vidriera/domain/values/limits';
import { readImage } from '@vidriera/kit/data/prepare-image';
import { useUploads } from '@vidriera/kit/data/use-uploads';
import { toast } from '@vidriera/kit/toast';
import { useState } from 'react';

interface Options {
  /** Storage path of a chosen file. */
  path: (file: string) => string;
  /** Given the download URL. */
  onUpload: (url: string) => void;
  onSuccess?: string;
  onFailure: string;
}

const KEY = 'picture';

/** Uploads one chosen picture at once: how far it is, cancelling, trying again. Leaving the screen cancels it. */
export function usePictureUpload({ path, onUpload, onSuccess, onFailure }: Options) {
  const queue = useUploads({
    atOnce: 1,
    onDone: (_, url) => {
      onUpload(url);
      if (onSuccess) toast.success(onSuccess, TOAST.perfilCloses);
    },
    onFailed: () => toast.error(onFailure, TOAST.perfilCloses),
  });
  const [notice, setNotice] = useState<string | null>(null);
  const upload = queue.get(KEY);
  const pick = ([file]: File[]) => {
    if (!file) return;
    setNotice(null);
    queue.add([{ key: KEY, file, path: () => path(file.name) }]);
    // A file that can't be read fails in the upload, which says why.
    readImage(file).then(
      ({ animated }) => setNotice(animated ? messages.imagen.madeStill : null),
      () => null,
    );
  };
  return {
    upload,
    busy: queue.busy,
    /** What the picker says while the picture goes up. */
    busyText: queue.busy ? messages.perfil.uploading : null,
    /** A remark on what was picked. */
    notice,
    pending: queue.pending,
    part: queue.part,
    pick,
    retry: queue.retry,
    /** Cancels what is underway, and forgets what failed. */
    forget: () => queue.cancel(KEY),
    /** Waits for what is on its way; false while it has failed. */
    finish: queue.finish,
  };
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;
