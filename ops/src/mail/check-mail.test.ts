import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GoogleCaller } from '../google/call.ts';
import { type FakeGoogle, startFakeGoogle } from '../testing/fake-google.ts';
import { sendToFake } from '../testing/send-to-fake.ts';
import { checkMail, type MailServer, probeMail, requireMail } from './check-mail.ts';

let server: SMTPServer;
let at: MailServer;
let fake: FakeGoogle;
let google: GoogleCaller;
let lines: string[];
beforeEach(async () => {
  const warning = vi.spyOn(console, 'error').mockReturnValue();
  server = new SMTPServer({
    onAuth: ({ username, password }, _session, done) =>
      username === 'vidriera' && password === 'secret'
        ? done(null, { user: username })
        : done(new Error('Invalid username or password')),
  });
  expect(warning.mock.calls.join()).toContain('default TLS certificate');
  warning.mockRestore();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  at = { mailServer: '127.0.0.1', mailPort: port, mailUser: 'vidriera' };
  fake = await startFakeGoogle('vidriera-test', []);
  lines = [];
  google = {
    project: 'vidriera-test',
    token: async () => 'token',
    send: sendToFake(fake.origin),
    signal: new AbortController().signal,
    pauseMs: 1,
    looks: 1,
  };
});
afterEach(async () => {
  await fake.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

/** The server's certificate is its own. */
const probe: typeof probeMail = (settings, password) =>
  probeMail(settings, password, { rejectUnauthorized: false });
const put = (password: string) =>
  fake.project.secrets.set('VIDRIERA_SMTP_PASSWORD', { versions: ['unset', password], bindings: [] });

it('signs in at the mail server with the latest password', async () => {
  put('secret');
  expect(await checkMail(google, at, probe)).toEqual({ kind: 'accepted' });
  await requireMail(google, at, (line) => lines.push(line), probe);
  expect(lines).toEqual([]);
});

it('refuses the placeholder without a question to the server', async () => {
  put('unset');
  const never: typeof probeMail = () => Promise.reject(new Error('asked'));
  await expect(checkMail(google, at, never)).rejects.toThrow(
    'VIDRIERA_SMTP_PASSWORD still has no password: no letter would leave.',
  );
});

it('refuses a wrong password', async () => {
  put('wrong');
  await expect(requireMail(google, at, () => undefined, probe)).rejects.toThrow(
    /^127\.0\.0\.1 refuses the password in VIDRIERA_SMTP_PASSWORD: /,
  );
});

it('trusts no server whose certificate is not for its name', async () => {
  put('secret');
  expect(await checkMail(google, at)).toMatchObject({ kind: 'unreachable' });
});

it('lets a deployment go on without an answer, and says so', async () => {
  put('secret');
  const nobody = { ...at, mailPort: 1 };
  await requireMail(google, nobody, (line) => lines.push(line), probe);
  expect(lines).toEqual([expect.stringMatching(/^127\.0\.0\.1 does not answer \(.*\): letters wait until/)]);
});
