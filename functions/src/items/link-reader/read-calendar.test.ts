import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { type Answers, leadTo, smallWeb } from '../../testing/small-web.ts';
import { readCalendar } from './read-calendar.ts';

const ICS = 'BEGIN:VCALENDAR\r\nSUMMARY:Peña\r\nEND:VCALENDAR\r\n';
const send = (type: string, body: string | Buffer) => (res: ServerResponse) =>
  res.writeHead(200, { 'content-type': type }).end(body);
const refuse = (status: number) => (res: ServerResponse) => res.writeHead(status).end();
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(ICS, 'utf16le')]);

const ANSWERS: Answers = {
  '/calendar': send('text/calendar; charset=utf-8', `\uFEFF${ICS}`),
  '/moved': leadTo('/calendar'),
  '/html': send('text/html', ICS),
  '/text': send('text/plain', ICS),
  '/latin': send('text/calendar; charset=ISO-8859-1', Buffer.from(ICS, 'latin1')),
  '/latin-unsaid': send('text/calendar', Buffer.from(ICS, 'latin1')),
  '/utf-16': send('application/octet-stream', utf16),
  '/blank-lines': send('text/calendar', `\n \r\n${ICS}`),
  '/megabyte': send('text/calendar', ICS + 'X'.repeat(1024 * 1024)),
  '/small-letters': send('text/calendar', ICS.toLowerCase()),
  '/other': send('text/calendar', 'hola'),
  '/large': send('text/calendar', ICS + 'X'.repeat(2 * 1024 * 1024)),
  '/secret': refuse(403),
  '/gone': refuse(404),
  '/broken': refuse(500),
  '/slow': (res) => void res.writeHead(200).write('BEGIN'),
  '/to-private': leadTo('http://10.0.0.1/calendar'),
};
const { at, web } = smallWeb(ANSWERS);

test.each(['/calendar', '/moved', '/html', '/text', '/latin', '/latin-unsaid', '/utf-16', '/blank-lines'])(
  '%s is read, as from a file',
  async (path) => {
    const { kind, value } = (await readCalendar(at(path), web())) as { kind: string; value: { ics: string } };
    expect([kind, value.ics.trim()]).toEqual(['read', ICS.trim()]);
  },
);

test.each(['/megabyte', '/small-letters'])('%s is read', async (path) => {
  expect(await readCalendar(at(path), web())).toMatchObject({
    value: { ics: expect.stringMatching(/^begin/i) },
  });
});

test.each([
  ['/other', 'no-calendar'],
  ['/large', 'too-large'],
  ['/secret', 'private'],
  ['/gone', 'missing'],
  ['/broken', 'down'],
])('%s is refused as %s', async (path, why) => {
  expect(await readCalendar(at(path), web())).toEqual({ kind: 'read', value: { ics: null, why } });
});

test('one that does not end is refused as slow', async () => {
  const refused = await readCalendar(at('/slow'), web(), 100);
  expect(refused).toEqual({ kind: 'read', value: { ics: null, why: 'slow' } });
});

test('a redirect is checked, too', async () => {
  expect(await readCalendar(at('/to-private'), web())).toEqual({ kind: 'not-public' });
});
