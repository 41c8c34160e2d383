import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpSettings } from './smtp-settings.ts';

export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
  attachments?: { filename: string; content: string; contentType: string }[];
}

/**
 * - `sent`: accepted
 * - `refused`: 5xx
 * - `later`: unreachable, or 4xx
 * - `unknown`: the connection ended after DATA
 */
export type Delivery = { kind: 'sent' } | { kind: 'refused' | 'later' | 'unknown'; why: string };

/** Milliseconds per step; together less than a lease. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 5000,
  socketTimeout: 15_000,
};

/** Delivers a letter. @param beforeData runs before the content; its errors stop the letter and are thrown */
export async function deliver(
  { host, port, security, credentials, from }: SmtpSettings,
  message: Message,
  beforeData: () => Promise<void>,
): Promise<Delivery> {
  // One address: as a header, `a,ana@example.com` would be two.
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

/** A failed login is retried: the letter is not at fault. */
function deliveryOf(error: unknown, isInData: boolean): Delivery {
  const {
    message,
    responseCode,
    command = '',
  } = error as Error & { responseCode?: number; command?: string };
  // Servers repeat the refused address.
  const why = message.replace(/\S+@\S+/g, '…').slice(0, 300);
  if (responseCode && responseCode >= 500) {
    const isOfLetter = /^(MAIL FROM|RCPT TO|DATA)/.test(command);
    return { kind: isOfLetter ? 'refused' : 'later', why };
  }
  return { kind: isInData && !responseCode ? 'unknown' : 'later', why };
}
