import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';

/** Milliseconds without progress until the person sees a note (`said`), and until the upload fails (`stuck`). */
export const STALL_MS = { said: 10_000, stuck: 60_000 } as const;

interface ProgressWatch {
  /** Rejects with 'no-connection' when the device goes offline, or after `STALL_MS.stuck` without progress. */
  lost: Promise<never>;
  progress: () => void;
  end: () => void;
}

/**
 * Watches an upload for progress. The SDK reports none while it retries (for a minute), or within a piece of up to 256 KiB.
 * @param onStill called after `STALL_MS.said` without progress
 */
export function watchProgress(onStill: () => void): ProgressWatch {
  let reject: (failure: Failure) => void = () => undefined;
  const lost = new Promise<never>((_, no) => {
    reject = no;
  });
  lost.catch(() => undefined); // callers handle it
  let clocks: ReturnType<typeof setTimeout>[] = [];
  const stop = () => clocks.forEach(clearTimeout);
  const give = (message: string) => reject(new Failure('no-connection', message));
  const offline = () => give(messages.general.noConnection);
  const progress = () => {
    stop();
    clocks = [
      setTimeout(onStill, STALL_MS.said),
      setTimeout(() => give(messages.imagen.stuck), STALL_MS.stuck),
    ];
  };
  progress();
  addEventListener('offline', offline);
  if (navigator.onLine === false) offline();
  return {
    lost,
    progress,
    end: () => {
      stop();
      removeEventListener('offline', offline);
    },
  };
}
