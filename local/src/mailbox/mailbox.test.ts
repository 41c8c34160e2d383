import { createConnection } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { answerMailbox, type ReceivedLetter } from './view.ts';

let mailbox: Mailbox;
const received: ReceivedLetter[] = [];
beforeAll(async () => {
  mailbox = await startMailbox((letter) => received.push(letter));
});
afterAll(() => mailbox.stop());

async function send(message: string): Promise<void> {
  const socket = createConnection(Number(mailbox.env.VIDRIERA_SMTP_PORT), mailbox.env.VIDRIERA_SMTP_HOST);
  const commands = [
    'EHLO a.example',
    'MAIL FROM:<de@a.example>',
    'RCPT TO:<ana@a.example>',
    'DATA',
    `${message}\r\n.`,
    'QUIT',
  ];
  for await (const line of createInterface(socket)) {
    if (line[3] === '-') continue;
    const next = commands.shift();
    if (next === undefined) break;
    socket.write(`${next}\r\n`);
  }
  socket.destroy();
}

const MESSAGE = [
  'From: Vidriera <hola@a.example>',
  'To: ana@a.example',
  'Subject: Hola <b>Ana</b>',
  'Message-ID: <uno@a.example>',
  'List-Unsubscribe: <http://a.example/baja>',
  'Content-Type: multipart/alternative; boundary=x',
  '',
  '--x',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Mirá <esto>: http://a.example/cosa?a=1&b=2',
  '--x',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Mirá <a href="http://a.example/cosa">esto</a><script>alert(1)</script></p>',
  '--x--',
].join('\r\n');

it('receives letters and lists them newest first, escaped', async () => {
  await send(MESSAGE);
  await send(MESSAGE.replace('Hola', 'Segunda').replace('<uno@', '<dos@'));
  expect(received.map(({ messageId }) => messageId)).toEqual(['<uno@a.example>', '<dos@a.example>']);
  expect(mailbox.letters[0]).toMatchObject({
    to: ['ana@a.example'],
    subject: 'Hola <b>Ana</b>',
    headers: { 'list-unsubscribe': '<http://a.example/baja>' },
  });
  const list = await (await fetch(`${mailbox.url}/__correo`)).text();
  expect(list.indexOf('Segunda')).toBeGreaterThan(0);
  expect(list.indexOf('Segunda')).toBeLessThan(list.indexOf('Hola &lt;b&gt;'));
  const json = (await (await fetch(`${mailbox.url}/__correo.json`)).json()) as ReceivedLetter[];
  expect(json).toEqual(mailbox.letters);
});

it('shows a letter with links and its HTML in a frame without scripts', async () => {
  const { body, status } = answerMailbox(mailbox.letters, '/__correo?carta=1');
  expect(status).toBe(200);
  expect(body).toContain('<a href="http://a.example/cosa?a=1&amp;b=2" target="_blank"');
  expect(body).toContain('Mirá &lt;esto&gt;');
  expect(body).toMatch(
    /<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="[^"<>]*&lt;script/,
  );
  expect(body).not.toMatch(/<script|<b>Ana/);
});

it('answers 404 to other addresses', () => {
  expect(answerMailbox([], '/__correo').body).toContain('Todavía no salió ninguna carta');
  expect(answerMailbox([], '/__correo?carta=1').status).toBe(404);
  expect(answerMailbox([], '/otra').status).toBe(404);
});
