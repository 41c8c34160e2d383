import { createHash } from 'node:crypto';
import { messages } from '@vidriera/domain/messages/messages';
import { expect, it } from 'vitest';
import { offlinePage } from './offline-page.ts';

const URL_ = 'https://vidriera.ar/explore?q=jazz&fecha=mes';
const read = async (...args: Parameters<typeof offlinePage>) =>
  new DOMParser().parseFromString(await offlinePage(...args).text(), 'text/html');
const hrefs = (page: Document) => [...page.querySelectorAll('a')].map((a) => a.getAttribute('href'));

it('says that there is no connection, offers another try, and names what was seen last', async () => {
  const page = await read(URL_, { titulo: 'Peña <b>del</b> "patio"', path: '/explore/evento/e1' });
  expect(page.documentElement.lang).toBe('es-AR');
  expect(page.querySelector('h1')?.textContent).toBe(messages.general.noConnection);
  expect(page.querySelector('p:last-of-type')?.textContent).toBe(
    'Lo último que viste: Peña <b>del</b> "patio"',
  );
  expect(hrefs(page)).toEqual(['/explore?q=jazz&fecha=mes', '/explore/evento/e1']);
});

it('names nothing where nothing was seen', async () => {
  expect(hrefs(await read(URL_, null))).toEqual(['/explore?q=jazz&fecha=mes']);
});

it.each(['//otro.example/x', 'https://otro.example/x', 'javascript:alert(1)'])(
  'leads nowhere else: %s',
  async (path) => {
    expect(hrefs(await read(URL_, { titulo: 'x', path }))[1]).toBe('/');
  },
);

it('runs its own script and no other', async () => {
  const { headers, status } = offlinePage(URL_, null);
  const script = (await read(URL_, null)).querySelector('script')?.textContent ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = headers.get('Content-Security-Policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'sha256-${hash}'`);
  expect(status).toBe(503);
});
