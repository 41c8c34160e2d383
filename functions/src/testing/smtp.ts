import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { SmtpSettings } from '../mail/mail/smtp-settings.ts';

export interface TakenLetter {
  to: string[];
  subject: string;
  messageId: string;
  text: string;
  html: string;
  headers: Map<string, unknown>;
  attachments: { name: string; type: string; text: string }[];
}

/** `hangs up` receives the letter and closes the connection without an answer. Numbers are refusal codes. */
type Mood = 'takes' | 'hangs up' | { to: number } | { data: number };

const refusal = (responseCode: number) =>
  Object.assign(new Error('Not <ana@correo.example>'), { responseCode });

/** Starts a local mail server; `is` changes its mood. */
export async function mailServer() {
  const taken: TakenLetter[] = [];
  const state = { mood: 'takes' as Mood };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo(_, __, done) {
      const { mood } = state;
      done(typeof mood === 'object' && 'to' in mood ? refusal(mood.to) : null);
    },
    onData(stream, session, done) {
      const { mood } = state;
      simpleParser(stream).then((mail) => {
        if (mood === 'hangs up') {
          server.connections.forEach((connection) => {
            (connection as unknown as { close(): void }).close();
          });
          return;
        }
        if (typeof mood === 'object' && 'data' in mood) return done(refusal(mood.data));
        taken.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          subject: mail.subject ?? '',
          messageId: mail.messageId ?? '',
          text: mail.text ?? '',
          html: mail.html || '',
          headers: mail.headers,
          attachments: mail.attachments.map(({ filename = '', contentType, content }) => ({
            name: filename,
            type: contentType,
            text: content.toString('utf8'),
          })),
        });
        done();
      }, done);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const { port } = listening.address() as AddressInfo;
  const settings: SmtpSettings = {
    host: '127.0.0.1',
    port,
    security: 'none',
    credentials: null,
    from: 'Vidriera <hola@vidriera.example>',
  };
  return {
    taken,
    settings,
    is: (mood: Mood) => {
      state.mood = mood;
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
