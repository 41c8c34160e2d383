import { Worker } from 'node:worker_threads';
import { within } from '@vidriera/domain/time-limit';
import type { ApiResponse, ScreenResult } from '@vidriera/runtime/contract/page';
import { createBirpc } from 'birpc';
import { logger } from '../../base/process/logger.ts';
import type { HostFunctions, ThreadData, ThreadFunctions } from './thread-functions.ts';

/** A thread that renders the screens of one pair of builds. */
export interface RenderThread {
  /** @throws errors of rendering; `ThreadStuck` if the thread does not answer and is ended */
  render: (url: URL, read: ReadApi, limitMs: number) => Promise<ScreenResult | null>;
  /** Returns the path with the query parameters that the screen reads. @throws as `render` */
  canonicalAddress: (url: URL, limitMs: number) => Promise<string>;
  /** Ends the thread after its pending calls. */
  retire: () => void;
}
export type ReadApi = (address: string) => Promise<ApiResponse>;

/** The thread answers not even an abort: it loops, or has no memory left. */
export class ThreadStuck extends Error {
  override readonly name = 'ThreadStuck';
}

/** Time for a healthy thread to answer an abort, in milliseconds. */
const ABORT_MS = 1000;
/**
 * A shell and an area take some 12 MB each. The young generation is small, because its survivors move to the old one at once: more than Node's
 * reserve would end the process instead of the thread.
 */
const RESOURCES = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };
/** Characters that a thread may write to the log. */
const MAX_LOG = 2000;
/** Most API reads for a page. Explore's search needs 15: three lists of four pages, and three more. */
const MAX_READS = 16;

interface Options {
  script: URL;
  /** Time limit of the start, in milliseconds. */
  startMs: number;
}

/** Starts a thread. @throws errors of evaluating its modules; `ThreadStuck` after the time limit */
export async function startRenderThread(
  data: ThreadData,
  { script, startMs }: Options,
): Promise<RenderThread> {
  const worker = new Worker(script, {
    workerData: data,
    env: {},
    resourceLimits: RESOURCES,
    stdout: true,
    stderr: true,
  });
  worker.unref();
  logOutput(worker, data.area?.file);
  const reads = new Map<number, ReadApi>();
  const functions: HostFunctions = {
    read: async (id, address) => {
      const read = reads.get(id);
      if (!read) throw new Error('the page request has ended');
      // Only the text: an error that can't be cloned would end the process.
      return read(address).catch((error: unknown) => Promise.reject(new Error(String(error))));
    },
  };
  const thread = createBirpc<ThreadFunctions, HostFunctions>(functions, {
    post: (message) => worker.postMessage(message),
    on: (listener) => void worker.on('message', listener),
    timeout: -1, // `within` limits each call
    onGeneralError: (_error, called) => called !== undefined, // errors of the thread must not throw here
  });
  let pages = 0;
  let pending = 0;
  let retired = false;
  /** Reason of the end. Pending and later calls reject with this same error. */
  let end: Error | undefined;
  const endWith = (error: Error) => {
    end ??= error;
    thread.$close(end);
    void worker.terminate();
  };
  worker.on('exit', () => endWith(new ThreadStuck('the thread ended')));
  worker.once('error', endWith);
  await within(startMs, thread.abort(0), () => new ThreadStuck('the thread did not start')).catch((error) => {
    endWith(error);
    throw error;
  });
  worker.off('error', endWith).on('error', (cause) => endWith(new ThreadStuck(String(cause), { cause })));

  /** Waits for a call. After the limit it aborts the page, and ends a thread that does not answer the abort. */
  async function ask<T>(id: number, call: () => Promise<T>, limitMs: number): Promise<T> {
    if (end) throw end;
    pending++;
    const late = new Error(`no answer in ${limitMs} ms`);
    try {
      return await within(limitMs, call(), () => late);
    } catch (error) {
      if (error !== late) throw error;
      await within(ABORT_MS, thread.abort(id), () => new ThreadStuck(late.message)).catch((stuck) => {
        endWith(stuck);
        throw end;
      });
      throw late;
    } finally {
      pending--;
      if (retired && pending === 0) void worker.terminate();
    }
  }

  return {
    render: async (url, read, limitMs) => {
      const id = ++pages;
      let failed: { cause: unknown } | undefined;
      let count = 0;
      reads.set(id, async (address) => {
        try {
          if (++count > MAX_READS) throw new Error(`more than ${MAX_READS} requests for one page`);
          return await read(address);
        } catch (cause) {
          failed = { cause };
          throw cause;
        }
      });
      try {
        return await ask(id, () => thread.render(id, url.href), limitMs);
      } catch (error) {
        throw failed ? failed.cause : error;
      } finally {
        reads.delete(id);
      }
    },
    canonicalAddress: (url, limitMs) => ask(0, () => thread.canonicalAddress(url.href), limitMs),
    retire: () => {
      retired = true;
      if (pending === 0) void worker.terminate();
    },
  };
}

/** Logs a thread's output up to a limit, so that it can't fill the log. */
function logOutput(worker: Worker, area: string | undefined): void {
  let left = MAX_LOG;
  for (const stream of [worker.stdout, worker.stderr])
    stream.on('data', (chunk: Buffer) => {
      const text = chunk.toString().slice(0, left);
      left -= text.length;
      if (text) logger.error('pages: thread output', { area, text });
    });
}
