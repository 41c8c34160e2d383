import type { ConnectionOptions } from 'node:tls';
import { z } from '@vidriera/domain/zod-classic';
import { UserError } from '@vidriera/local/cli/user-error';
import { createTransport } from 'nodemailer';
import type { DeploySettings } from '../deploy/settings.ts';
import type { GoogleCaller } from '../google/call.ts';
import { readSecret } from '../google/read-secret.ts';
import { MAIL_SECRET } from '../project/accounts.ts';
import { PLACEHOLDER } from '../project/secret.ts';

const LIMIT_MS = 10_000;
const TLS_PORT = 465;
const failureSchema = z.object({ code: z.string().default(''), message: z.string() });

export type MailServer = Pick<DeploySettings, 'mailServer' | 'mailPort' | 'mailUser'>;

/** The mail server's answer: whether it lets us in, or that it does not answer. */
export type MailState = { kind: 'accepted' } | { kind: 'refused' | 'unreachable'; why: string };

/**
 * Signs in at the mail server like the functions, and sends nothing.
 * @param tls for servers of tests
 */
export async function probeMail(
  { mailServer: host, mailPort: port, mailUser: user }: MailServer,
  pass: string,
  tls: ConnectionOptions = {},
): Promise<MailState> {
  const transport = createTransport({
    host,
    port,
    secure: port === TLS_PORT,
    requireTLS: port !== TLS_PORT,
    auth: { user, pass },
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    dnsTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
    tls,
  });
  try {
    await transport.verify();
    return { kind: 'accepted' };
  } catch (error) {
    const { code, message } = failureSchema.parse(error);
    return { kind: code === 'EAUTH' ? 'refused' : 'unreachable', why: message };
  } finally {
    transport.close();
  }
}

/**
 * Checks the mail server with the password of the project's secret.
 * @throws UserError for the placeholder of the set-up
 */
export async function checkMail(
  google: GoogleCaller,
  server: MailServer,
  probe: typeof probeMail = probeMail,
): Promise<MailState> {
  const password = await readSecret(google, MAIL_SECRET);
  if (password.trim() === PLACEHOLDER)
    throw new UserError(
      `${MAIL_SECRET} still has no password: no letter would leave. docs/operations.md says how to set it.`,
    );
  return probe(server, password);
}

/**
 * Checks the mail server before a deployment. One that does not answer stops none: letters wait for it.
 * @throws UserError for a placeholder or a wrong password
 */
export async function requireMail(
  google: GoogleCaller,
  server: MailServer,
  log: (line: string) => void,
  probe: typeof probeMail = probeMail,
): Promise<void> {
  const state = await checkMail(google, server, probe);
  if (state.kind === 'refused')
    throw new UserError(`${server.mailServer} refuses the password in ${MAIL_SECRET}: ${state.why}`);
  if (state.kind === 'unreachable')
    log(`${server.mailServer} does not answer (${state.why}): letters wait until it does.`);
}
