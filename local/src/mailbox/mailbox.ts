import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { answerMailbox, type ReceivedLetter } from './view.ts';

const MAX_LETTERS = 500;

/** Mail server of a stack. It delivers nothing; people and tests read the letters. */
export interface Mailbox {
  /** Oldest first. */
  letters: readonly ReceivedLetter[];
  /** Letters are at `{url}/__correo`, and as JSON at `{url}/__correo.json`. */
  url: string;
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * Starts a mail server on free local ports.
 * @param onLetter called for each letter
 */
export async function startMailbox(
  onLetter: (letter: ReceivedLetter) => void = () => undefined,
): Promise<Mailbox> {
  const letters: ReceivedLetter[] = [];
  let count = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      simpleParser(stream).then((mail) => {
        const letter: ReceivedLetter = {
          number: ++count,
          receivedAt: new Date().toISOString(),
          to: session.envelope.rcptTo.map(({ address }) => address),
          from: mail.from?.text ?? '',
          subject: mail.subject ?? '',
          messageId: mail.messageId ?? '',
          headers: Object.fromEntries(
            mail.headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()]),
          ),
          text: mail.text ?? '',
          html: mail.html || '',
        };
        letters.push(letter);
        if (letters.length > MAX_LETTERS) letters.shift();
        onLetter(letter);
        done();
      }, done);
    },
  });
  const view = createServer((request, response) => {
    const { status, type, body } = answerMailbox(letters, request.url ?? '/');
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  });
  const smtpPort = await listening(smtp.listen(0, '127.0.0.1'));
  const viewPort = await listening(view.listen(0, '127.0.0.1'));
  const stop = async (): Promise<void> => {
    view.closeAllConnections();
    await Promise.all([
      new Promise<void>((resolve) => smtp.close(resolve)),
      new Promise((resolve) => view.close(resolve)),
    ]);
  };
  return {
    letters,
    url: `http://127.0.0.1:${viewPort}`,
    env: {
      VIDRIERA_SMTP_HOST: '127.0.0.1',
      VIDRIERA_SMTP_PORT: `${smtpPort}`,
      VIDRIERA_SMTP_FROM: 'Vidriera <hola@vidriera.example>',
    },
    stop,
  };
}

async function listening(server: Server): Promise<number> {
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}
