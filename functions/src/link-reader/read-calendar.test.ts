import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { type Answers, leadTo, smallWeb } from '../testing/small-web.ts';
import { readCalendar } from './read-calendar.ts';

const ICS = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const send = (type: string, body: string) => (res: ServerResponse) =>
  res.writeHead(200, { 'content-type': type }).end(body);

const ANSWERS: Answers = {
  '/calendar': send('text/calendar; charset=utf-8', `\uFEFF${ICS}`),
  '/moved': leadTo('/calendar'),
  '/html': send('text/html', ICS),
  '/text': send('text/plain', ICS),
  '/other': send('text/calendar', 'hola'),
  '/large': send('text/calendar', ICS + 'X'.repeat(512 * 1024)),
  '/to-private': leadTo('http://10.0.0.1/calendar'),
};
const { at, web } = smallWeb(ANSWERS);

test.each(['/calendar', '/moved'])('%s is read', async (path) => {
  expect(await readCalendar(at(path), web())).toEqual({ kind: 'read', value: ICS });
});

test.each(['/html', '/text', '/other', '/large'])('%s is no calendar', async (path) => {
  expect(await readCalendar(at(path), web())).toEqual({ kind: 'read', value: null });
});

test('a redirect is checked, too', async () => {
  expect(await readCalendar(at('/to-private'), web())).toEqual({ kind: 'not-public' });
});
