import { messages } from '@vidriera/domain/messages/messages';
import { TOAST } from '@vidriera/domain/values/limits';
import { toast } from '@vidriera/kit/toast';
import { readImage } from '@vidriera/kit/uploads/prepare-image';
import { useUploads } from '@vidriera/kit/uploads/use-uploads';
import { useState } from 'react';

interface Options {
  path: (file: string) => string;
  onUpload: (url: string) => void;
  onSuccess?: string;
  onFailure: string;
}

const KEY = 'picture';

/** Uploads one chosen picture at once, with progress, cancel and retry. Unmounting cancels it. */
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
    forget: () => queue.cancel(KEY),
    /** Waits for the upload; false if it failed. */
    finish: queue.finish,
  };
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;
