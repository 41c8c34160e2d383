import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { ScreenRenderer, ShellServerModule } from '@vidriera/runtime/contract/page';
import { createBirpc } from 'birpc';
import type { HostFunctions, ServerCode, ThreadData, ThreadFunctions } from './thread-functions.ts';

// Renders the public screens of a shell and an area, with other teams' code: see render-thread.ts. Removing `fetch` finds mistakes; the real
// boundary is that this service has no rights.
const { shell, area, facts } = workerData as ThreadData;

Object.assign(process, { getBuiltinModule: undefined });
Object.assign(globalThis, { fetch: undefined });

const screens = load();
const pages = new Map<number, AbortController>();

const functions: ThreadFunctions = {
  render: async (id, url) => {
    const abort = new AbortController();
    pages.set(id, abort);
    const read = (address: string) => host.read(id, address);
    try {
      return await screens.render({ url: new URL(url), read, signal: abort.signal });
    } catch (error) {
      throw cloneable(error);
    } finally {
      pages.delete(id);
    }
  },
  canonicalAddress: (url) => screens.canonicalAddress(new URL(url)),
  abort: (id) => pages.get(id)?.abort(),
};
const host = createBirpc<HostFunctions, ThreadFunctions>(functions, {
  post: (message) => parentPort?.postMessage(message),
  on: (listener) => void parentPort?.on('message', listener),
  timeout: -1, // the host limits each page
  onGeneralError: (_error, called) => called !== undefined, // rejects a result that can't be cloned
});

function load(): ScreenRenderer {
  const own = evaluate(shell, () => undefined) as unknown as ShellServerModule;
  const areas = area && evaluate(area, (name) => own.shared[name]);
  return own.createRenderer(areas, facts);
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

/** Reduces an error to its cloneable parts. */
const cloneable = (error: unknown): Error =>
  error instanceof Error
    ? Object.assign(new Error(error.message), { name: error.name, stack: error.stack })
    : new Error(String(error));
