import { messages } from '@vidriera/domain/messages/messages';
import type { Auth } from 'firebase-admin/auth';
import type { AccountLetterKind } from '../../base/letters/letter-schema.ts';
import type { Content } from './render.ts';

const KINDS: Record<
  AccountLetterKind,
  {
    mode: string;
    words: { subject: string; before: string[]; link: string; after: string[] };
    link: (auth: Auth, email: string) => Promise<string>;
  }
> = {
  'confirm-mail': {
    mode: 'verifyEmail',
    words: messages.letters.confirmMail,
    link: (auth, email) => auth.generateEmailVerificationLink(email),
  },
  'unconfirmed-account': {
    mode: 'verifyEmail',
    words: messages.letters.unconfirmedAccount,
    link: (auth, email) => auth.generateEmailVerificationLink(email),
  },
  'reset-password': {
    mode: 'resetPassword',
    words: messages.letters.resetPassword,
    link: (auth, email) => auth.generatePasswordResetLink(email),
  },
};

/** Makes an account letter. The one-time code is made now and stored nowhere. */
export async function accountLetter(
  auth: Auth,
  origin: string,
  kind: AccountLetterKind,
  email: string,
): Promise<Content> {
  const { mode, words, link } = KINDS[kind];
  const code = new URL(await link(auth, email)).searchParams.get('oobCode');
  if (!code) throw new Error(`Auth made a link without a code: ${kind}`);
  const { subject, before, link: label, after } = words;
  const href = `${origin}/cuenta/accion?${new URLSearchParams({ mode, oobCode: code })}`;
  return { subject, before, link: { label, href }, after };
}
