import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';

/** Milliseconds an upload may stand still until that is said, and until it is given up. */
export const STALL_MS = { said: 10_000, stuck: 60_000 } as const;

interface ProgressWatch {
  /** Rejects with 'no-connection' when the device goes offline, or nothing went on for `STILL.stuck`. */
  lost: Promise<never>;
  /** Something went on. */
  progress: () => void;
  end: () => void;
}

/**
 * Watches over an upload. The SDK says nothing while it tries again (a minute long), and of a picture of up to 256 KiB, which it
 * sends in one piece, nothing until that has arrived.
 * @param onStill called once nothing went on for `STILL.said`
 */
export function watchProgress(onStill: () => void): ProgressWatch {
  let reject: (failure: Failure) => void = () => undefined;
  const lost = new Promise<never>((_, no) => {
    reject = no;
  });
  lost.catch(() => undefined); // told to whoever waits for it
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
