import { Worker } from 'node:worker_threads';
import { within } from '@vidriera/domain/time-limit';
import type { ApiResponse, Screen } from '@vidriera/runtime/contract/page';
import { createBirpc } from 'birpc';
import type { HostFunctions, ThreadData, ThreadFunctions } from './messages.ts';

/** Draws screens in a thread. */
export interface Drawing {
  /** @throws what drawing throws, or `Stuck` when the thread no longer hears; it is over then */
  draw: (url: URL, read: Read, limitMs: number) => Promise<Screen | null>;
  /** Path and query as the screen there reads them. @throws as `draw` */
  addressOf: (url: URL, limitMs: number) => Promise<string>;
  /** Ends the thread when all that was asked of it is answered. */
  retire: () => void;
}
export type Read = (address: string) => Promise<ApiResponse>;

/** The thread did not even hear that nobody waits any more: an endless loop, or no memory left. */
export class Stuck extends Error {
  override readonly name = 'Stuck';
}

/** A thread that works says within this time that it heard. */
const HEARING_MS = 1000;
/**
 * Enough for a shell and an area, of which each takes some 12 MB. What survives in the young generation passes into the old one at once, and more of
 * it than Node has in reserve there ends the whole process instead of the thread.
 */
const RESOURCES = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };
const LONGEST_LOG = 2000;
/** What a screen may ask of the API. Explore asks most: a search for three lists in four pages each at most, and three answers besides. */
const MAX_READS = 16;

interface Options {
  /** The thread's script. */
  script: URL;
  /** How long it may take to start, in milliseconds. */
  startMs: number;
  log: (message: string, details: object) => void;
}

/** Starts a thread. @throws errors of its modules' evaluation; `Stuck` when that does not end in time */
export async function startDrawing(data: ThreadData, { script, startMs, log }: Options): Promise<Drawing> {
  const worker = new Worker(script, {
    workerData: data,
    env: {},
    resourceLimits: RESOURCES,
    stdout: true,
    stderr: true,
  });
  worker.unref();
  logSaid(worker, (text) => log('pages: a thread said', { area: data.area?.file, text }));
  const reads = new Map<number, Read>();
  const functions: HostFunctions = {
    read: async (id, address) => {
      const read = reads.get(id);
      if (!read) throw new Error('the page is no longer waited for');
      // The words alone: an error with a cause that can't be cloned would end the process.
      return read(address).catch((error: unknown) => Promise.reject(new Error(String(error))));
    },
  };
  const thread = createBirpc<ThreadFunctions, HostFunctions>(functions, {
    post: (message) => worker.postMessage(message),
    on: (listener) => void worker.on('message', listener),
    timeout: -1, // `within` limits each call
    onGeneralError: (_error, called) => called !== undefined, // the thread can't make this process throw
  });
  let pages = 0;
  let pending = 0;
  let retired = false;
  /** Why the thread ended. All calls, pending and later, reject with this same error. */
  let end: Error | undefined;
  const over = (error: Error) => {
    end ??= error;
    thread.$close(end);
    void worker.terminate();
  };
  worker.on('exit', () => over(new Stuck('the thread ended')));
  worker.once('error', over);
  await within(startMs, thread.abort(0), () => new Stuck('the thread did not start')).catch((error) => {
    over(error);
    throw error;
  });
  worker.off('error', over).on('error', (cause) => over(new Stuck(String(cause), { cause })));

  /** Waits for a call. After the limit it aborts the page; a thread that does not answer that within a second is ended. */
  async function ask<T>(id: number, call: () => Promise<T>, limitMs: number): Promise<T> {
    if (end) throw end;
    pending++;
    const late = new Error(`no answer in ${limitMs} ms`);
    try {
      return await within(limitMs, call(), () => late);
    } catch (error) {
      if (error !== late) throw error;
      await within(HEARING_MS, thread.abort(id), () => new Stuck(late.message)).catch((stuck) => {
        over(stuck);
        throw end;
      });
      throw late;
    } finally {
      pending--;
      if (retired && pending === 0) void worker.terminate();
    }
  }

  return {
    draw: async (url, read, limitMs) => {
      const id = ++pages;
      let failed: { cause: unknown } | undefined;
      let count = 0;
      reads.set(id, async (address) => {
        try {
          if (++count > MAX_READS) throw new Error(`more than ${MAX_READS} readings for one page`);
          return await read(address);
        } catch (cause) {
          failed = { cause };
          throw cause;
        }
      });
      try {
        return await ask(id, () => thread.draw(id, url.href), limitMs);
      } catch (error) {
        throw failed ? failed.cause : error;
      } finally {
        reads.delete(id);
      }
    },
    addressOf: (url, limitMs) => ask(0, () => thread.addressOf(url.href), limitMs),
    retire: () => {
      retired = true;
      if (pending === 0) void worker.terminate();
    },
  };
}

/** Logs what a thread writes, up to a limit: nobody can fill the log from there. */
function logSaid(worker: Worker, log: (text: string) => void): void {
  let left = LONGEST_LOG;
  for (const stream of [worker.stdout, worker.stderr])
    stream.on('data', (chunk: Buffer) => {
      const text = chunk.toString().slice(0, left);
      left -= text.length;
      if (text) log(text);
    });
}
