import { detailWith } from '@vidriera/domain/testing/items';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadDetail } from './load.ts';

const detail = detailWith('evento', { descripcion: 'Entradas en www.ejemplo.com' });
const card = { ...detail, id: 'i2', titulo: 'Otra' };
const related = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/relacionados') ? related() : Response.json(detail),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const load = () =>
  loadDetail('evento')({
    request: new Request('http://localhost/explore/evento/i1'),
    params: { id: 'i1' },
    context: {},
  } as never);

it('loads related items, and splits the texts', async () => {
  related.mockResolvedValue(Response.json({ author: [card], similar: [] }));
  expect(await load()).toMatchObject({
    detail: { id: 'i1' },
    related: { author: [{ id: 'i2' }], similar: [] },
    texts: { descripcion: ['Entradas en ', { href: 'https://www.ejemplo.com/' }], descripcionReserva: [] },
  });
});

it.each([
  ['fails', async () => Response.json({ error: { code: 'internal', message: 'x' } }, { status: 500 })],
  ['is cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is no answer', async () => Response.json({ author: 1 })],
  ['never comes', () => new Promise<Response>(() => undefined)],
])('loads without related items if that %s', async (_, answer) => {
  related.mockImplementation(answer);
  const loaded = load();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loaded).toMatchObject({ detail: { id: 'i1' }, related: { author: [], similar: [] } });
});
