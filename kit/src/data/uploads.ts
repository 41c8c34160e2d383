import { type Failure, failureOf } from '@vidriera/domain/failure';
import { uploadImage } from './images.ts';
import type { PreparedImage } from './prepare-image.ts';
import { watchProgress } from './progress-watch.ts';

/** How far a picture's upload is. */
export type UploadState =
  | { status: 'waiting' }
  /** `part` of it is up there, 0 to 1; `still`: nothing has gone on for a while (`STILL.said`). */
  | { status: 'uploading'; part: number; still: boolean }
  | { status: 'failed'; failure: Failure }
  | { status: 'done'; url: string };

/** A picture to be uploaded. */
export interface UploadTask {
  key: string;
  file: Blob;
  /** Its Storage path; asked for at every try, as nothing is written over. */
  path: () => string;
  /** The file made ready already. */
  prepared?: PreparedImage;
}

export interface UploadPolicy {
  /** Uploads at once: more only share the same line, and several large pictures exhaust a phone. */
  atOnce: number;
  /** The first failure cancels all others: the form that sends them can't be saved without it. */
  together?: boolean;
  /** Given the download URL of each picture as it arrives. */
  onDone?: (key: string, url: string) => void;
  /** Told once when the queue has come to rest with something failed. */
  onFailed?: () => void;
  /** Told whenever anything changed. */
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

/** Pictures on their way up, in the order they were added: each has its progress, and is cancelled or tried again. */
export class UploadQueue {
  readonly #policy: UploadPolicy;
  readonly #entries = new Map<string, Entry>();
  #running = 0;
  #waiting: (() => void)[] = [];

  constructor(policy: UploadPolicy) {
    this.#policy = policy;
  }

  get = (key: string): UploadState | undefined => this.#entries.get(key)?.upload;

  /** Download URL of a picture that is up there. */
  urlOf = (key: string): string | undefined => {
    const upload = this.get(key);
    return upload?.status === 'done' ? upload.url : undefined;
  };

  /** Whether something is on its way or waits for its turn. */
  get busy(): boolean {
    return this.pending > 0;
  }

  /** Pictures that are on their way or wait for their turn. */
  get pending(): number {
    return this.#all().filter(({ upload }) => isPending(upload)).length;
  }

  /** What failed, in order. */
  get failures(): Failure[] {
    return this.#all().flatMap(({ upload }) => (upload.status === 'failed' ? [upload.failure] : []));
  }

  /** Whether something on its way stands still. */
  get still(): boolean {
    return this.#all().some(isStill);
  }

  /** The part of all pictures that is up there, 0 to 1; without those that failed. */
  get part(): number {
    const parts = this.#all()
      .filter(({ upload }) => upload.status !== 'failed')
      .map(({ upload }) => (upload.status === 'done' ? 1 : upload.status === 'uploading' ? upload.part : 0));
    return parts.reduce((sum, part) => sum + part, 0) / (parts.length || 1);
  }

  /** Starts uploading; a key that is there already is uploaded anew. */
  add = (tasks: UploadTask[]): void => {
    for (const task of tasks) {
      this.cancel(task.key);
      this.#entries.set(task.key, { task, upload: { status: 'waiting' } });
    }
    this.#goOn();
  };

  /** Tries again what failed, and starts anew what stands still. */
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

  /** Cancels a picture's upload, and forgets it. */
  cancel = (key: string): void => {
    const entry = this.#entries.get(key);
    this.#entries.delete(key);
    entry?.control?.abort();
    this.#policy.onChange?.();
  };

  /** Cancels and forgets all but these. */
  keep = (keys: string[]): void => {
    for (const key of this.#entries.keys()) if (!keys.includes(key)) this.cancel(key);
  };

  /** Cancels what is on its way or waits. What arrives all the same counts as up there; what does not is forgotten. */
  stop = (): void => {
    for (const { task, upload, control } of this.#all()) {
      if (upload.status === 'uploading') control?.abort();
      if (upload.status === 'waiting') this.cancel(task.key);
    }
  };

  /** Forgets everything; gives the URLs of what is up there. */
  clear = (): string[] => {
    const urls = this.#all().flatMap(({ upload }) => (upload.status === 'done' ? [upload.url] : []));
    this.keep([]);
    return urls;
  };

  /** Waits for all that is on its way. @returns whether nothing has failed */
  finish = async (): Promise<boolean> => {
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
    const { key, file, path, prepared } = entry.task;
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
        ...(prepared && { prepare: async () => prepared }),
      });
      const url = await Promise.race([going, watch.lost]);
      if (!isCurrent()) return;
      mark({ status: 'done', url });
      onDone?.(key, url);
    } catch (caught) {
      if (!isCurrent()) return;
      if (control.signal.aborted) return this.cancel(key);
      control.abort(); // of what was given up, too
      mark({ status: 'failed', failure: failureOf(caught) });
      if (together) this.stop();
    } finally {
      watch.end();
    }
  }
}
