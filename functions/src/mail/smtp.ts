import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpSettings } from './smtp-settings.ts';

/** A letter as a mail server takes it. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** Further headers, by name. */
  headers: Record<string, string>;
}

/**
 * - `sent`: the server took it.
 * - `refused`: the server will never take it (5xx).
 * - `later`: the server can't be reached, or asks to come back (4xx); the letter did not leave.
 * - `unknown`: the connection ended after DATA, without an answer.
 */
export type Delivery = { kind: 'sent' } | { kind: 'refused' | 'later' | 'unknown'; why: string };

/** Each step, in milliseconds: all of them together end before a lease does (lease.ts). */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 5000,
  socketTimeout: 15_000,
};

/**
 * Gives one letter to the mail server.
 * @param beforeData runs when the server is ready for the letter's content; where it throws, nothing is sent
 * @throws what `beforeData` throws
 */
export async function deliver(
  { host, port, security, credentials, from }: SmtpSettings,
  message: Message,
  beforeData: () => Promise<void>,
): Promise<Delivery> {
  // Taken as one address, whatever it holds: read as a header, `a,ana@example.com` would be Ana's too.
  const to = { name: '', address: message.to };
  const content = new MailComposer({ ...message, to, from }).compile();
  const [raw, envelope] = [await content.build(), content.getEnvelope()];
  const connection = new SMTPConnection({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    name: message.messageId.slice(1, -1).split('@').at(-1),
    ...TIMEOUTS,
  });
  const state = { isInData: false, failure: null as unknown };
  const lines = async function* () {
    try {
      await beforeData();
    } catch (error) {
      state.failure = error;
      throw error;
    }
    state.isInData = true;
    yield raw;
  };
  const failed = Promise.withResolvers<never>();
  connection.on('error', failed.reject);
  const step = (run: (done: (error?: Error | null) => void) => void): Promise<void> =>
    Promise.race([
      failed.promise,
      new Promise<void>((resolve, reject) => run((error) => (error ? reject(error) : resolve()))),
    ]);
  try {
    await step((done) => connection.connect(done));
    if (credentials) await step((done) => connection.login({ credentials }, done));
    await step((done) => connection.send(envelope, Readable.from(lines()), done));
    return { kind: 'sent' };
  } catch (error) {
    if (state.failure) throw state.failure;
    return deliveryOf(error, state.isInData);
  } finally {
    failed.promise.catch(() => undefined);
    connection.close();
  }
}

/** A failed login is the project's fault, not the letter's: it is tried again, and the log tells. */
function deliveryOf(error: unknown, isInData: boolean): Delivery {
  const {
    message,
    responseCode,
    command = '',
  } = error as Error & { responseCode?: number; command?: string };
  // Servers repeat the address that they refuse.
  const why = message.replace(/\S+@\S+/g, '…').slice(0, 300);
  if (responseCode && responseCode >= 500) {
    const isOfLetter = /^(MAIL FROM|RCPT TO|DATA)/.test(command);
    return { kind: isOfLetter ? 'refused' : 'later', why };
  }
  return { kind: isInData && !responseCode ? 'unknown' : 'later', why };
}
