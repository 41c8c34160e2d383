import type { DrawnScreen } from '@vidriera/runtime/contract/page';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Drawing, Stuck, startDrawing } from './drawing.ts';

/** A shell whose screens are what the address says; the area's routes are what it draws. */
const SHELL = `
exports.shared = { react: { useId: 1 } };
exports.screensOf = (area, origin) => ({
  addressOf: (url) => url.pathname,
  draw: async ({ url, read, signal }) => {
    const say = (body) => ({ status: 200, head: origin, styles: [], body, data: null, preloads: [] });
    switch (url.pathname) {
      case '/loop': for (;;) ;
      case '/memory': for (const all = []; ; ) all.push(new Array(1e5).fill(url));
      case '/small-things': for (const all = [], text = JSON.stringify(Array(1e4).fill('abc')); ; ) all.push(JSON.parse(text));
      case '/throw': throw new TypeError('roto');
      case '/nothing': return null;
      case '/uncloneable': return { ...say(''), data: () => 1 };
      case '/bare': return { area: null, preloads: ['/assets/x.js'] };
      case '/wait': return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      case '/later': await new Promise((resolve) => setTimeout(resolve, 100)); return say('later');
      case '/read': return say(JSON.stringify(await read('/api/destacados')));
      case '/reads': for (let i = 0; i < Number(url.searchParams.get('n')); i++) await read('/api/' + i); return say('');
      case '/surroundings': return say(JSON.stringify([typeof fetch, typeof process.getBuiltinModule, process.env]));
      case '/log': console.log('x'.repeat(5000)); return say('');
      default: return say(String(area && area.routes));
    }
  },
});`;
const AREA = `const react = require("react"); exports.routes = 'with ' + react.useId;`;

const drawings: Drawing[] = [];
afterEach(() => {
  for (const { retire } of drawings.splice(0)) retire();
});
const log = vi.fn();
const code = (text: string) => ({ file: '/server/x.cjs', code: text });
async function start(shell = SHELL, area: string | null = AREA, startMs = 30_000): Promise<Drawing> {
  const data = { shell: code(shell), area: area === null ? null : code(area), origin: 'https://vidriera.ar' };
  const drawing = await startDrawing(data, {
    script: new URL('./thread.ts', import.meta.url),
    startMs,
    log,
  });
  drawings.push(drawing);
  return drawing;
}
const nothing = () => Promise.reject(new Error('nothing is read'));
const draw = (
  { draw: of }: Drawing,
  path: string,
  read = nothing as Parameters<Drawing['draw']>[1],
  limitMs = 5000,
) => of(new URL(path, 'http://pages'), read, limitMs) as Promise<DrawnScreen | null>;

describe('a thread', () => {
  it('says of a screen that it does not draw what a browser starts with', async () => {
    const drawing = await start();
    expect(await draw(drawing, '/bare')).toEqual({ area: null, preloads: ['/assets/x.js'] });
    expect(await draw(drawing, '/nothing')).toBeNull();
  });

  it('draws with the area’s code, to which the shell’s modules are handed', async () => {
    const drawing = await start();
    expect(await draw(drawing, '/')).toMatchObject({
      status: 200,
      head: 'https://vidriera.ar',
      body: 'with 1',
    });
    expect(await draw(drawing, '/nothing')).toBeNull();
    expect(await drawing.addressOf(new URL('http://pages/a?b=1'), 5000)).toBe('/a');
  });

  it('draws the shell’s own without an area', async () => {
    expect((await draw(await start(SHELL, null), '/'))?.body).toBe('null');
  });

  it('reads the API by asking, and is told what went wrong there', async () => {
    const drawing = await start();
    const read = vi.fn(async () => ({ status: 200, body: { hola: 1 } }));
    expect((await draw(drawing, '/read', read))?.body).toBe('{"status":200,"body":{"hola":1}}');
    expect(read).toHaveBeenCalledExactlyOnceWith('/api/destacados');
    const broken = new Error('la base no responde');
    await expect(draw(drawing, '/read', () => Promise.reject(broken))).rejects.toBe(broken);
  });

  it('reads no more for a page than any screen needs', async () => {
    const drawing = await start();
    const read = vi.fn(async () => ({ status: 200, body: null }));
    expect(await draw(drawing, '/reads?n=16', read)).toMatchObject({ status: 200 });
    await expect(draw(drawing, '/reads?n=17', read)).rejects.toThrow('more than 16 readings');
    expect(read).toHaveBeenCalledTimes(32);
  });

  it('says what it throws, and goes on', async () => {
    const drawing = await start();
    await expect(draw(drawing, '/throw')).rejects.toMatchObject({ name: 'TypeError', message: 'roto' });
    expect((await draw(drawing, '/'))?.status).toBe(200);
  });

  it('fails the page whose data can’t be sent, and goes on', async () => {
    const drawing = await start();
    await expect(draw(drawing, '/uncloneable')).rejects.toThrow('could not be cloned');
    expect((await draw(drawing, '/'))?.status).toBe(200);
  });

  it('is told in words of an error that can’t be sent', async () => {
    const drawing = await start();
    const broken = Object.assign(new Error('roto'), { cause: () => 1 });
    await expect(draw(drawing, '/read', () => Promise.reject(broken))).rejects.toBe(broken);
    expect((await draw(drawing, '/'))?.status).toBe(200);
  });

  it('has neither environment nor network nor Node’s modules', async () => {
    expect((await draw(await start(), '/surroundings'))?.body).toBe('["undefined","undefined",{}]');
  });

  it('ends a drawing that nobody waits for, and goes on', async () => {
    const drawing = await start();
    const late = draw(drawing, '/wait', nothing, 100);
    await expect(late).rejects.toThrow('no answer in 100 ms');
    await expect(late).rejects.not.toBeInstanceOf(Stuck);
    expect((await draw(drawing, '/'))?.status).toBe(200);
  });

  it.each([
    ['/loop', 300],
    ['/memory', 5000],
    ['/small-things', 5000],
  ])('is over when it is stuck: %s', async (path, limitMs) => {
    const drawing = await start();
    const others = draw(drawing, '/wait', nothing, 30_000);
    const failed = expect(others).rejects.toBeInstanceOf(Stuck);
    await expect(draw(drawing, path, nothing, limitMs)).rejects.toBeInstanceOf(Stuck);
    await failed;
  });

  it('tells all who waited, and who asks later, one and the same', async () => {
    const drawing = await start();
    const told = (path: string, limitMs: number) =>
      draw(drawing, path, nothing, limitMs).catch((error: unknown) => error);
    const errors = await Promise.all([told('/loop', 500), told('/', 900), told('/', 5000)]);
    expect(errors[0]).toBeInstanceOf(Stuck);
    expect(new Set([...errors, await told('/', 5000)]).size).toBe(1);
  });

  it('retires when all that was asked of it is answered', async () => {
    const drawing = await start();
    const last = draw(drawing, '/later');
    drawing.retire();
    expect((await last)?.body).toBe('later');
    await expect(draw(drawing, '/')).rejects.toBeInstanceOf(Error);
  });

  it('can’t fill the log', async () => {
    log.mockClear();
    const drawing = await start();
    await draw(drawing, '/log');
    await vi.waitFor(() => expect(log).toHaveBeenCalled());
    await draw(drawing, '/log');
    expect(log.mock.calls.map(([, { text }]) => text).join('')).toHaveLength(2000);
  });
});

it.each([
  ['code that throws', 'throw new Error("al cargar")', AREA, 'al cargar'],
  ['an area that requires what is not shared', SHELL, 'require("node:fs")', 'requires node:fs'],
  ['what is no code', SHELL, '<!doctype html>', 'Unexpected token'],
])('does not start with %s', async (_what, shell, area, message) => {
  const starting = start(shell, area);
  await expect(starting).rejects.toThrow(message);
  await expect(starting).rejects.not.toBeInstanceOf(Stuck);
});

it('is stuck when it is loaded without end', async () => {
  await expect(start('for (;;) ;', null, 500)).rejects.toBeInstanceOf(Stuck);
});
