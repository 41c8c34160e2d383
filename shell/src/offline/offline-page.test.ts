import { messages } from '@vidriera/domain/messages/messages';
import { expect, it } from 'vitest';
import { offlinePage } from './offline-page.ts';
import type { Seen } from './seen.ts';

const URL_ = 'https://vidriera.ar/explore?q=jazz&fecha=mes';
const read = async (seen: Seen | null, why: Parameters<typeof offlinePage>[0] = 'offline') =>
  new DOMParser().parseFromString(await offlinePage(why, URL_, seen).text(), 'text/html');
const hrefs = (page: Document) => [...page.querySelectorAll('a')].map((a) => a.getAttribute('href'));

it('says that there is no connection, offers another try, and names what was seen last', async () => {
  const page = await read({ titulo: 'Peña <b>del</b> "patio"', path: '/explore/evento/e1' });
  expect(page.documentElement.lang).toBe('es-AR');
  expect(page.querySelector('h1')?.textContent).toBe(messages.general.noConnection);
  expect(page.querySelector('p:last-of-type')?.textContent).toBe(
    'Lo último que viste: Peña <b>del</b> "patio"',
  );
  expect(hrefs(page)).toEqual(['', '/explore/evento/e1']);
});

it('names nothing where nothing was seen', async () => {
  expect(hrefs(await read(null))).toEqual(['']);
});

it.each(['//otro.example/x', 'https://otro.example/x', 'javascript:alert(1)'])(
  'leads nowhere else: %s',
  async (path) => {
    expect(hrefs(await read({ titulo: 'x', path }))[1]).toBe('/');
  },
);

it('says that the server fails, where it does', async () => {
  const page = await read({ titulo: 'Jazz', path: '/explore/evento/e1' }, 'failing');
  expect(page.querySelector('h1')?.textContent).toBe(messages.general.internal);
  expect(hrefs(page)).toEqual(['', '/explore/evento/e1']);
});

it('is an error under a policy, that no cache keeps', () => {
  const { headers, status } = offlinePage('offline', URL_, null);
  expect(status).toBe(503);
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(headers.get('Cache-Control')).toBe('no-store');
});
