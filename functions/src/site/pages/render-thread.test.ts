import { DEMO_FACTS } from '@vidriera/domain/testing/site';
import type { RenderedScreen } from '@vidriera/runtime/contract/page';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from '../../base/process/logger.ts';
import { type RenderThread, startRenderThread, ThreadStuck } from './render-thread.ts';

/** A shell with a screen for each case; other addresses render the area's routes. */
const SHELL = `
exports.shared = { react: { useId: 1 } };
exports.createRenderer = (area, facts) => ({
  canonicalAddress: (url) => url.pathname,
  render: async ({ url, read, signal }) => {
    const say = (body) => ({ status: 200, head: facts.origin, styles: [], body, data: null, preloads: [] });
    switch (url.pathname) {
      case '/loop': for (;;) ;
      case '/memory': for (const all = []; ; ) all.push(new Array(1e5).fill(url));
      case '/small-things': for (const all = [], text = JSON.stringify(Array(1e4).fill('abc')); ; ) all.push(JSON.parse(text));
      case '/throw': throw new TypeError('roto');
      case '/nothing': return null;
      case '/uncloneable': return { ...say(''), data: () => 1 };
      case '/bare': return { preloads: ['/assets/x.js'] };
      case '/wait': return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      case '/later': await new Promise((resolve) => setTimeout(resolve, 100)); return say('later');
      case '/read': return say(JSON.stringify(await read('/api/destacados')));
      case '/reads': for (let i = 0; i < Number(url.searchParams.get('n')); i++) await read('/api/' + i); return say('');
      case '/surroundings': return say(JSON.stringify([typeof fetch, typeof process.getBuiltinModule, process.env]));
      case '/facts': return say(facts.operator.company + facts.linkHost);
      case '/log': console.log('x'.repeat(5000)); return say('');
      default: return say(String(area && area.routes));
    }
  },
});`;
const AREA = `const react = require("react"); exports.routes = 'with ' + react.useId;`;

const threads: RenderThread[] = [];
afterEach(() => {
  for (const { retire } of threads.splice(0)) retire();
});
beforeEach(() => void vi.spyOn(logger, 'error').mockReturnValue());
const code = (text: string) => ({ file: '/server/x.cjs', code: text });
async function start(shell = SHELL, area: string | null = AREA, startMs = 30_000): Promise<RenderThread> {
  const site = { facts: DEMO_FACTS };
  const data = { shell: code(shell), area: area === null ? null : code(area), ...site };
  const thread = await startRenderThread(data, {
    script: new URL('./thread.ts', import.meta.url),
    startMs,
  });
  threads.push(thread);
  return thread;
}
const nothing = () => Promise.reject(new Error('nothing is read'));
const render = (
  { render: of }: RenderThread,
  path: string,
  read = nothing as Parameters<RenderThread['render']>[1],
  limitMs = 5000,
) => of(new URL(path, 'http://pages'), read, limitMs) as Promise<RenderedScreen | null>;

describe('a thread', () => {
  it('returns the files of a screen that the browser renders', async () => {
    const thread = await start();
    expect(await render(thread, '/bare')).toEqual({ preloads: ['/assets/x.js'] });
    expect(await render(thread, '/nothing')).toBeNull();
  });

  it('renders an area that requires the shell’s modules', async () => {
    const thread = await start();
    expect(await render(thread, '/')).toMatchObject({
      status: 200,
      head: 'https://vidriera.ar',
      body: 'with 1',
    });
    expect(await render(thread, '/nothing')).toBeNull();
    expect((await render(thread, '/facts'))?.body).toBe('Vidriera de demostraciónvidriera.ar/');
    expect(await thread.canonicalAddress(new URL('http://pages/a?b=1'), 5000)).toBe('/a');
  });

  it('renders the shell’s screens without an area', async () => {
    expect((await render(await start(SHELL, null), '/'))?.body).toBe('null');
  });

  it('reads the API through the host, and receives its errors', async () => {
    const thread = await start();
    const read = vi.fn(async () => ({ status: 200, body: { hola: 1 } }));
    expect((await render(thread, '/read', read))?.body).toBe('{"status":200,"body":{"hola":1}}');
    expect(read).toHaveBeenCalledExactlyOnceWith('/api/destacados');
    const broken = new Error('la base no responde');
    await expect(render(thread, '/read', () => Promise.reject(broken))).rejects.toBe(broken);
  });

  it('allows sixteen reads for each page', async () => {
    const thread = await start();
    const read = vi.fn(async () => ({ status: 200, body: null }));
    expect(await render(thread, '/reads?n=16', read)).toMatchObject({ status: 200 });
    await expect(render(thread, '/reads?n=17', read)).rejects.toThrow('more than 16 requests');
    expect(read).toHaveBeenCalledTimes(32);
  });

  it('reports an error, and continues', async () => {
    const thread = await start();
    await expect(render(thread, '/throw')).rejects.toMatchObject({ name: 'TypeError', message: 'roto' });
    expect((await render(thread, '/'))?.status).toBe(200);
  });

  it('rejects a page whose data can’t be cloned, and continues', async () => {
    const thread = await start();
    await expect(render(thread, '/uncloneable')).rejects.toThrow('could not be cloned');
    expect((await render(thread, '/'))?.status).toBe(200);
  });

  it('survives a read error that can’t be cloned', async () => {
    const thread = await start();
    const broken = Object.assign(new Error('roto'), { cause: () => 1 });
    await expect(render(thread, '/read', () => Promise.reject(broken))).rejects.toBe(broken);
    expect((await render(thread, '/'))?.status).toBe(200);
  });

  it('has no environment, no fetch and no access to Node’s modules', async () => {
    expect((await render(await start(), '/surroundings'))?.body).toBe('["undefined","undefined",{}]');
  });

  it('aborts a page after its limit, and continues', async () => {
    const thread = await start();
    const late = render(thread, '/wait', nothing, 100);
    await expect(late).rejects.toThrow('no answer in 100 ms');
    await expect(late).rejects.not.toBeInstanceOf(ThreadStuck);
    expect((await render(thread, '/'))?.status).toBe(200);
  });

  it.each([
    ['/loop', 300],
    ['/memory', 5000],
    ['/small-things', 5000],
  ])('ends a stuck thread: %s', async (path, limitMs) => {
    const thread = await start();
    const waitingRender = render(thread, '/wait', nothing, 30_000);
    const failed = expect(waitingRender).rejects.toBeInstanceOf(ThreadStuck);
    await expect(render(thread, path, nothing, limitMs)).rejects.toBeInstanceOf(ThreadStuck);
    await failed;
  });

  it('rejects pending and later calls with the same error', async () => {
    const thread = await start();
    const errorOf = (path: string, limitMs: number) =>
      render(thread, path, nothing, limitMs).catch((error: unknown) => error);
    const errors = await Promise.all([errorOf('/loop', 500), errorOf('/', 900), errorOf('/', 5000)]);
    expect(errors[0]).toBeInstanceOf(ThreadStuck);
    expect(new Set([...errors, await errorOf('/', 5000)]).size).toBe(1);
  });

  it('retires after its pending requests', async () => {
    const thread = await start();
    const last = render(thread, '/later');
    thread.retire();
    expect((await last)?.body).toBe('later');
    await expect(render(thread, '/')).rejects.toBeInstanceOf(Error);
  });

  it('logs at most 2,000 characters', async () => {
    const thread = await start();
    await render(thread, '/log');
    await expect.poll(() => logger.error).toHaveBeenCalled();
    await render(thread, '/log');
    expect(
      vi
        .mocked(logger.error)
        .mock.calls.map(([, details]) => (details as { text: string }).text)
        .join(''),
    ).toHaveLength(2000);
  });
});

it.each([
  ['code that throws', 'throw new Error("al cargar")', AREA, 'al cargar'],
  ['an area that requires an unshared module', SHELL, 'require("node:fs")', 'requires node:fs'],
  ['HTML in place of code', SHELL, '<!doctype html>', 'Unexpected token'],
])('does not start with %s', async (_fault, shell, area, message) => {
  const starting = start(shell, area);
  await expect(starting).rejects.toThrow(message);
  await expect(starting).rejects.not.toBeInstanceOf(ThreadStuck);
});

it('rejects with ThreadStuck if loading does not end', async () => {
  await expect(start('for (;;) ;', null, 500)).rejects.toBeInstanceOf(ThreadStuck);
});
