import { Worker } from 'node:worker_threads';
import { within } from '@vidriera/domain/time-limit';
import type { ApiResponse, Screen } from '@vidriera/runtime/contract/page';
import type { FromThread, ThreadData, ToThread } from './messages.ts';

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

/** Starts a thread. @throws what its modules throw when they are evaluated; `Stuck` when it does not come to an end of that */
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
  const waiting = new Map<number, PromiseWithResolvers<FromThread>>();
  const reads = new Map<number, Read>();
  const heard = new Map<number, () => void>();
  const ready = Promise.withResolvers<void>();
  let asked = 0;
  let retired = false;

  const say = (message: ToThread) => worker.postMessage(message);
  /** Why the thread is over: all who wait, and who still ask, are told this one and the same. */
  let end: unknown;
  const over = (error: unknown) => {
    end ??= error;
    ready.reject(end);
    for (const { reject } of waiting.values()) reject(end);
    void worker.terminate();
  };
  worker.on('error', (error) => {
    ready.reject(error);
    over(new Stuck(String(error), { cause: error }));
  });
  worker.on('exit', () => over(new Stuck('the thread is over')));
  worker.on('message', (message: FromThread) => {
    if (message.kind === 'ready') ready.resolve();
    else if (message.kind === 'ended') heard.get(message.id)?.();
    else if (message.kind === 'read') void answerRead(message);
    else waiting.get(message.id)?.resolve(message);
  });

  async function answerRead({ id, of, address }: FromThread & { kind: 'read' }): Promise<void> {
    const read = reads.get(of);
    if (!read) return;
    try {
      say({ kind: 'read', id, response: await read(address) });
    } catch (error) {
      say({ kind: 'read', id, error: String(error) });
    }
  }

  /** Waits for what is asked; after the limit tells the thread, which lives if it hears. */
  async function ask(message: ToThread, limitMs: number): Promise<FromThread> {
    if (end) throw end;
    const answer = Promise.withResolvers<FromThread>();
    waiting.set(message.id, answer);
    say(message);
    const late = new Error(`no answer in ${limitMs} ms`);
    try {
      return await within(limitMs, answer.promise, () => late);
    } catch (error) {
      if (error !== late) throw error;
      const hearing = new Promise<void>((resolve) => heard.set(message.id, resolve));
      say({ kind: 'end', id: message.id });
      await within(HEARING_MS, hearing, () => new Stuck(late.message)).catch((stuck: unknown) => {
        over(stuck);
        throw end;
      });
      throw late;
    } finally {
      waiting.delete(message.id);
      heard.delete(message.id);
      reads.delete(message.id);
      if (retired && waiting.size === 0) void worker.terminate();
    }
  }

  await within(startMs, ready.promise, () => new Stuck('the thread did not start')).catch(
    (error: unknown) => {
      void worker.terminate();
      throw error;
    },
  );
  return {
    draw: async (url, read, limitMs) => {
      const id = ++asked;
      let broken: { cause: unknown } | undefined;
      let readings = 0;
      reads.set(id, async (address) => {
        try {
          if (++readings > MAX_READS) throw new Error(`more than ${MAX_READS} readings for one page`);
          return await read(address);
        } catch (cause) {
          broken = { cause };
          throw cause;
        }
      });
      const answer = await ask({ kind: 'draw', id, url: url.href }, limitMs);
      if (answer.kind === 'drawn') return answer.screen;
      throw broken ? broken.cause : answer.kind === 'failed' ? answer.error : new Error(answer.kind);
    },
    addressOf: async (url, limitMs) => {
      const answer = await ask({ kind: 'address', id: ++asked, url: url.href }, limitMs);
      if (answer.kind === 'address') return answer.address;
      throw answer.kind === 'failed' ? answer.error : new Error(answer.kind);
    },
    retire: () => {
      retired = true;
      if (waiting.size === 0) void worker.terminate();
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
