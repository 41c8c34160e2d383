import { TOAST } from 'domain/values/limits';
import { uploadImage } from 'kit/data/images';
import { failureOf } from 'kit/failure';
import { toast } from 'kit/toast';
import { useEffect, useRef, useState } from 'react';
import type { Upload } from './galeria.ts';

interface Options {
  /** Storage path of a chosen file. */
  path: (file: string) => string;
  /** Given the download URL. */
  onUpload: (url: string) => void;
  onSuccess?: string;
  onFailure: string;
}

/** Uploads one chosen picture: how far it is, cancelling, trying again. Leaving the screen cancels it. */
export function useUpload({ path, onUpload, onSuccess, onFailure }: Options) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const cut = useRef<AbortController>(null);
  const file = useRef<File>(null);
  const inProgress = useRef<Promise<boolean>>(null);
  useEffect(() => () => cut.current?.abort(), []);

  const attempt = async (chosen: File): Promise<boolean> => {
    const control = new AbortController();
    cut.current = control;
    setUpload({ status: 'uploading', part: 0 });
    try {
      const url = await uploadImage(chosen, path(chosen.name), {
        signal: control.signal,
        onProgress: (part) => setUpload({ status: 'uploading', part }),
      });
      setUpload(null);
      onUpload(url);
      if (onSuccess) toast.success(onSuccess, TOAST.perfilCloses);
      return true;
    } catch (caught) {
      const { code, message } = failureOf(caught, onFailure);
      if (code === 'cancelled') {
        setUpload(null);
        return true;
      }
      setUpload({ status: 'failed', message: message });
      toast.error(onFailure, TOAST.perfilCloses);
      return false;
    }
  };
  const start = (chosen: File | null | undefined) => {
    if (!chosen) return;
    file.current = chosen;
    inProgress.current = attempt(chosen);
  };

  return {
    upload,
    pick: ([chosen]: File[]) => start(chosen),
    retry: () => start(file.current),
    cancel: () => cut.current?.abort(),
    /** Forgets what failed here. */
    forget: () => {
      setUpload(null);
      inProgress.current = null;
    },
    /** Waits for what is on its way; false while it has failed. */
    finish: async (): Promise<boolean> => (await inProgress.current) ?? true,
  };
}

export type OneUpload = ReturnType<typeof useUpload>;
