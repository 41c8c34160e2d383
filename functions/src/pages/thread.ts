import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { ApiResponse, Screens, ShellModule } from '@vidriera/runtime/contract/page';
import type { FromThread, ServerCode, ThreadData, ToThread } from './messages.ts';

// Draws the public screens of one shell and one area in a thread of its own (pages/drawing.ts starts it). What is deployed by another
// team runs here: it gets nothing but what `require` knows, its data and the messages. Taking `fetch` away finds mistakes; the boundary
// is that this service has no rights worth having.
const { shell, area, origin } = workerData as ThreadData;
const say = (message: FromThread) => parentPort?.postMessage(message);

Object.assign(process, { getBuiltinModule: undefined });
Object.assign(globalThis, { fetch: undefined });

const screens = load();
const reads = new Map<number, PromiseWithResolvers<ApiResponse>>();
const drawings = new Map<number, AbortController>();
let asked = 0;

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'draw') void draw(message.id, new URL(message.url));
  if (message.kind === 'address') answer(message.id, () => screens.addressOf(new URL(message.url)));
  if (message.kind === 'end') {
    drawings.get(message.id)?.abort();
    say({ kind: 'ended', id: message.id });
  }
  if (message.kind === 'read') {
    const waiting = reads.get(message.id);
    reads.delete(message.id);
    if (message.response) waiting?.resolve(message.response);
    else waiting?.reject(message.error);
  }
});
say({ kind: 'ready' });

async function draw(id: number, url: URL): Promise<void> {
  const ended = new AbortController();
  drawings.set(id, ended);
  const read = (address: string) => {
    const answered = Promise.withResolvers<ApiResponse>();
    reads.set(++asked, answered);
    say({ kind: 'read', id: asked, of: id, address });
    return answered.promise;
  };
  try {
    const drawn = await screens.draw({ url, read, signal: ended.signal });
    say({ kind: 'drawn', id, screen: drawn });
  } catch (error) {
    say({ kind: 'failed', id, error: plain(error) });
  } finally {
    drawings.delete(id);
  }
}

function answer(id: number, address: () => string): void {
  try {
    say({ kind: 'address', id, address: address() });
  } catch (error) {
    say({ kind: 'failed', id, error: plain(error) });
  }
}

function load(): Screens {
  const own = evaluate(shell, () => undefined) as unknown as ShellModule;
  const areas = area && evaluate(area, (name) => own.shared[name]);
  return own.screensOf(areas, origin);
}

function evaluate({ file, code }: ServerCode, known: (name: string) => unknown): Record<string, unknown> {
  const module = { exports: {} };
  const require = (name: string) => {
    const found = known(name);
    if (!found) throw new Error(`${file} requires ${name}, which is not shared`);
    return found;
  };
  compileFunction(code, ['require', 'exports', 'module'], { filename: file })(
    require,
    module.exports,
    module,
  );
  return module.exports;
}

/** What can't be sent to another thread is said in words. */
const plain = (error: unknown): unknown =>
  error instanceof Error
    ? Object.assign(new Error(error.message), { name: error.name, stack: error.stack })
    : String(error);
