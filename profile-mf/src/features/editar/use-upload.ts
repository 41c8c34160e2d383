import { messages } from 'domain/messages/messages';
import { TOAST } from 'domain/values/limits';
import { useUploads } from 'kit/data/use-uploads';
import { toast } from 'kit/toast';

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
export function useUpload({ path, onUpload, onSuccess, onFailure }: Options) {
  const queue = useUploads({
    atOnce: 1,
    onDone: (_, url) => {
      onUpload(url);
      if (onSuccess) toast.success(onSuccess, TOAST.perfilCloses);
    },
    onFailed: () => toast.error(onFailure, TOAST.perfilCloses),
  });
  const upload = queue.get(KEY);
  return {
    upload,
    busy: queue.busy,
    /** What the picker says while the picture goes up. */
    busyText: queue.busy ? messages.perfil.uploading : null,
    pick: ([file]: File[]) => file && queue.add([{ key: KEY, file, path: () => path(file.name) }]),
    retry: queue.retry,
    /** Cancels what is underway, and forgets what failed. */
    forget: () => queue.cancel(KEY),
    /** Waits for what is on its way; false while it has failed. */
    finish: queue.finish,
  };
}

export type OneUpload = ReturnType<typeof useUpload>;
