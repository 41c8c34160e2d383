import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { mailServer } from '../../testing/smtp.ts';
import { deliver } from './smtp.ts';

let server: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  server = await mailServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.is('takes');
  server.taken.length = 0;
});

const message = {
  to: 'ana@correo.example',
  subject: 'Vidriera: ñandú',
  text: 'Uno\n\ndos',
  html: '<p>Uno</p>',
  messageId: '<uno.1@vidriera.example>',
  headers: { 'List-Unsubscribe': '<https://vidriera.example/baja>' },
};
const send = (beforeData = () => Promise.resolve(), settings = server.settings) =>
  deliver(settings, message, beforeData);

it('delivers a letter, and calls `beforeData` before its content', async () => {
  const before = vi.fn(async () => expect(server.taken).toEqual([]));
  expect(await send(before)).toEqual({ kind: 'sent' });
  expect(before).toHaveBeenCalledOnce();
  expect(server.taken).toMatchObject([
    { to: [message.to], subject: message.subject, messageId: message.messageId, html: '<p>Uno</p>' },
  ]);
});

it.each([
  [{ to: 550 }, 'refused', 0],
  [{ to: 451 }, 'later', 0],
  [{ data: 554 }, 'refused', 1],
  [{ data: 452 }, 'later', 1],
  ['hangs up', 'unknown', 1],
] as const)('a server with the failure %j: the outcome is %s', async (mood, kind, times) => {
  server.is(mood);
  const before = vi.fn(() => Promise.resolve());
  const delivery = await send(before);
  expect(delivery.kind).toBe(kind);
  expect(JSON.stringify(delivery), 'no address').not.toContain('@');
  expect(before).toHaveBeenCalledTimes(times);
  expect(server.taken).toEqual([]);
});

it.each(['x,ana@correo.example', 'x;ana@correo.example', 'g:ana@correo.example', '(x)ana@correo.example'])(
  'delivers to one address only for %j',
  async (to) => {
    await deliver(server.settings, { ...message, to }, () => Promise.resolve());
    const [name] = to.split('@');
    expect(server.taken.map((letter) => letter.to)).toEqual([[`"${name}"@correo.example`]]);
  },
);

it('sends nothing to an address with another in brackets', async () => {
  const to = 'Hola <ana@correo.example>';
  await deliver(server.settings, { ...message, to }, () => Promise.resolve());
  expect(server.taken.flatMap((letter) => letter.to)).not.toContain('ana@correo.example');
});

it('returns `later` if no server listens', async () => {
  expect((await send(undefined, { ...server.settings, port: 1 } as typeof server.settings)).kind).toBe(
    'later',
  );
});

it('sends nothing if `beforeData` throws', async () => {
  await expect(send(() => Promise.reject(new Error('lease lost')))).rejects.toThrow('lease lost');
  expect(server.taken).toEqual([]);
});
