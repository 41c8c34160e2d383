import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Web } from './fetch-public.ts';
import { readCalendar } from './read-calendar.ts';

const ICS = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const send = (type: string, body: string) => (res: ServerResponse) =>
  res.writeHead(200, { 'content-type': type }).end(body);
const leadTo = (location: string) => (res: ServerResponse) => res.writeHead(302, { location }).end();

const ANSWERS: Record<string, (res: ServerResponse) => unknown> = {
  '/calendar': send('text/calendar; charset=utf-8', `\uFEFF${ICS}`),
  '/moved': leadTo('/calendar'),
  '/html': send('text/html', ICS),
  '/text': send('text/plain', ICS),
  '/other': send('text/calendar', 'hola'),
  '/large': send('text/calendar', ICS + 'X'.repeat(512 * 1024)),
  '/to-private': leadTo('http://10.0.0.1/calendar'),
};
const server = createServer((req, res) => ANSWERS[req.url ?? '']?.(res));
let origin = '';
let web: Web;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
  web = { isPublic: (one) => one === '127.0.0.1', ports: [`${address.port}`] };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each(['/calendar', '/moved'])('%s is read', async (path) => {
  expect(await readCalendar(origin + path, web)).toEqual({ kind: 'read', value: ICS });
});

test.each(['/html', '/text', '/other', '/large'])('%s is no calendar', async (path) => {
  expect(await readCalendar(origin + path, web)).toEqual({ kind: 'read', value: null });
});

test('a redirect is checked, too', async () => {
  expect(await readCalendar(`${origin}/to-private`, web)).toEqual({ kind: 'not-public' });
});
