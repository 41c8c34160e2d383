import { expect } from 'vitest';
import type { Deps } from '../base/firestore/admin.ts';
import { refs } from '../base/firestore/refs.ts';
import { createLimiter } from '../base/limits/limiter.ts';
import { sendDue } from '../mail/mail/due.ts';
import type { SendDeps } from '../mail/mail/send.ts';
import type { mailServer } from './smtp.ts';

export type MailServer = Awaited<ReturnType<typeof mailServer>>;

/** A mail server takes a letter, is full, refuses it for good, or breaks off after it took it. */
export const MOODS = ['takes', { data: 451 }, { data: 550 }, 'hangs up'] as const;

export const MAIL_SECRET = 'a secret of the tests alone, long enough';

/** Sends the letters of a history's author by a server that fails. */
export function deskMail({ db, auth, now }: Deps, server: MailServer, address: string) {
  const deps: SendDeps = {
    db,
    auth,
    now,
    origin: 'https://vidriera.example',
    secret: MAIL_SECRET,
    smtp: () => server.settings,
    limiter: createLimiter({ db, now, secret: MAIL_SECRET }),
  };
  const send = async (mood: (typeof MOODS)[number] = 'takes') => {
    server.is(mood);
    await sendDue(deps, () => true);
  };
  return {
    send,
    /** Sends what is left: no letter stays behind, and none arrives twice. */
    compare: async (uid: string): Promise<void> => {
      await send();
      const { docs } = await refs.mail(db).where('uid', '==', uid).get();
      const states = docs.map((doc) => doc.get('state') as string);
      const taken = server.taken.filter(({ to }) => to.includes(address)).map(({ messageId }) => messageId);
      expect(
        states.filter((state) => state === 'waiting' || state === 'sending'),
        'letters left',
      ).toEqual([]);
      expect(taken.length, 'letters taken').toBe(states.filter((state) => state === 'sent').length);
      expect(new Set(taken).size, 'letters taken once').toBe(taken.length);
    },
  };
}
