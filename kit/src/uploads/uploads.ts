import { Failure, failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { uploadImage } from './images.ts';
import type { PreparedImage } from './prepare-image.ts';

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
function watchProgress(onStill: () => void): ProgressWatch {
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

export type UploadState =
  | { status: 'waiting' }
  /** `part` is uploaded, 0 to 1; `still`: no progress for `STALL_MS.said`. */
  | { status: 'uploading'; part: number; still: boolean }
  | { status: 'failed'; failure: Failure }
  /** `at`: milliseconds. */
  | { status: 'done'; url: string; at: number };

/** How long an upload certainly exists: unused ones are deleted in the night after one day. */
export const TRUSTED_MS = 20 * 60 * 60_000;

export interface UploadTask {
  key: string;
  file: Blob;
  /** Returns the Storage path, a new one for each attempt: no file is overwritten. */
  path: () => string;
  /** Without it, the upload prepares the file. */
  prepare?: () => Promise<PreparedImage>;
}

export interface UploadPolicy {
  /** Uploads at a time. More share the same connection, and several large pictures exhaust a phone. */
  atOnce: number;
  /** The first failure cancels the others: the form can't be saved without it. */
  together?: boolean;
  onDone?: (key: string, url: string) => void;
  /** Called once when the queue is idle and something failed. */
  onFailed?: () => void;
  onChange?: () => void;
  upload?: typeof uploadImage;
}

interface Entry {
  task: UploadTask;
  upload: UploadState;
  control?: AbortController;
}

const isStill = ({ upload }: Entry): boolean => upload.status === 'uploading' && upload.still;
const isPending = ({ status }: UploadState): boolean => status === 'waiting' || status === 'uploading';

/** Uploads pictures in order, each with its own progress, cancel and retry. */
export class UploadQueue {
  readonly #policy: UploadPolicy;
  readonly #entries = new Map<string, Entry>();
  #running = 0;
  #waiting: (() => void)[] = [];

  constructor(policy: UploadPolicy) {
    this.#policy = policy;
  }

  get = (key: string): UploadState | undefined => this.#entries.get(key)?.upload;

  urlOf = (key: string): string | undefined => {
    const upload = this.get(key);
    return upload?.status === 'done' ? upload.url : undefined;
  };

  get busy(): boolean {
    return this.pending > 0;
  }

  get pending(): number {
    return this.#all().filter(({ upload }) => isPending(upload)).length;
  }

  get failures(): Failure[] {
    return this.#all().flatMap(({ upload }) => (upload.status === 'failed' ? [upload.failure] : []));
  }

  get still(): boolean {
    return this.#all().some(isStill);
  }

  /** The uploaded fraction of all pictures, 0 to 1; failed ones are left out. */
  get part(): number {
    const parts = this.#all()
      .filter(({ upload }) => upload.status !== 'failed')
      .map(({ upload }) => (upload.status === 'done' ? 1 : upload.status === 'uploading' ? upload.part : 0));
    return parts.reduce((sum, part) => sum + part, 0) / (parts.length || 1);
  }

  add = (tasks: UploadTask[]): void => {
    for (const task of tasks) {
      this.cancel(task.key);
      this.#entries.set(task.key, { task, upload: { status: 'waiting' } });
    }
    this.#goOn();
  };

  retry = (): void => {
    this.add(
      this.#all()
        .filter(isStill)
        .map(({ task }) => task),
    );
    for (const entry of this.#all())
      if (entry.upload.status === 'failed') entry.upload = { status: 'waiting' };
    this.#goOn();
  };

  cancel = (key: string): void => {
    const entry = this.#entries.get(key);
    this.#entries.delete(key);
    entry?.control?.abort();
    this.#policy.onChange?.();
  };

  keep = (keys: string[]): void => {
    for (const key of this.#entries.keys()) if (!keys.includes(key)) this.cancel(key);
  };

  /** Cancels running and queued uploads. A picture that arrives all the same counts as uploaded. */
  stop = (): void => {
    for (const { task, upload, control } of this.#all()) {
      if (upload.status === 'uploading') control?.abort();
      if (upload.status === 'waiting') this.cancel(task.key);
    }
  };

  /** Empties the queue. @returns URLs of the uploaded pictures */
  clear = (): string[] => {
    const urls = this.#all().flatMap(({ upload }) => (upload.status === 'done' ? [upload.url] : []));
    this.keep([]);
    return urls;
  };

  /** Uploads again what the night may have deleted, and waits until the queue is idle. @returns whether nothing failed */
  finish = async (): Promise<boolean> => {
    const oldest = Date.now() - TRUSTED_MS;
    const isOld = ({ upload }: Entry) => upload.status === 'done' && upload.at < oldest;
    this.add(
      this.#all()
        .filter(isOld)
        .map(({ task }) => task),
    );
    if (this.#running > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.failures.length === 0;
  };

  #all = (): Entry[] => [...this.#entries.values()];

  #goOn(): void {
    while (this.#running < this.#policy.atOnce) {
      const next = this.#all().find(({ upload }) => upload.status === 'waiting');
      if (!next) break;
      this.#running += 1;
      void this.#send(next).then(() => {
        this.#running -= 1;
        this.#goOn();
        if (this.#running > 0) return;
        if (this.failures.length > 0) this.#policy.onFailed?.();
        for (const resolve of this.#waiting.splice(0)) resolve();
      });
    }
    this.#policy.onChange?.();
  }

  async #send(entry: Entry): Promise<void> {
    const { upload: send = uploadImage, together, onDone } = this.#policy;
    const { key, file, path, prepare } = entry.task;
    const control = new AbortController();
    entry.control = control;
    const mark = (state: UploadState) => {
      entry.upload = state;
      this.#policy.onChange?.();
    };
    const isCurrent = () => this.#entries.get(key) === entry;
    let part = 0;
    const advance = (still: boolean) => mark({ status: 'uploading', part, still });
    advance(false);
    const watch = watchProgress(() => advance(true));
    try {
      const going = send(file, path(), {
        signal: control.signal,
        onProgress: (now) => {
          part = now;
          watch.progress();
          advance(false);
        },
        ...(prepare && { prepare }),
      });
      const url = await Promise.race([going, watch.lost]);
      if (!isCurrent()) return;
      mark({ status: 'done', url, at: Date.now() });
      onDone?.(key, url);
    } catch (caught) {
      if (!isCurrent()) return;
      if (control.signal.aborted) return this.cancel(key);
      control.abort(); // after a timeout the upload still runs
      mark({ status: 'failed', failure: failureOf(caught) });
      if (together) this.stop();
    } finally {
      watch.end();
    }
  }
}
