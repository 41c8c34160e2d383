import type { Input } from 'domain/api/callables-schema';
import { messages } from 'domain/messages/messages';
import { call } from 'kit/callable';
import { drawn } from 'kit/drawn';
import { type Failure, type FailureCode, isFailure } from 'kit/failure';
import { returnTo, withReturn } from 'kit/return-to';
import { useNavigate, useSearchParams } from 'kit/router';
import { sendVerification, signIn } from 'kit/session';
import { toast } from 'kit/toast';
import { useRef } from 'react';
import { useSignedInAway } from '../auth/use-signed-in-away.ts';

type Facts = Input<'signUp'>;

/** Why nobody was registered: words for the form, and for its fields. */
export interface Refusal {
  message: string;
  fields: { field: string; message: string }[];
}

/** Which field a refusal without fields belongs to. */
const FIELD_OF: Partial<Record<FailureCode, keyof Facts>> = {
  'username-taken': 'username',
  'email-in-use': 'email',
};

/**
 * Signs somebody up, then in, then leads to /complete-signup. One account however often it is asked for: while one is being
 * made nothing else happens, and when only the signing in failed, asking again does just that. Whoever is signed in already is led
 * to where they came from, or /all.
 */
export function useSignup() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const inProgress = useSignedInAway(returnTo(params.get('volver')));
  const created = useRef('');
  // An answer that got lost may hide an account that was made.
  const maybe = useRef('');

  const register = async (data: Facts): Promise<Refusal | null> => {
    if (inProgress.current) return null;
    inProgress.current = true;
    await drawn();
    try {
      if (created.current !== data.email) {
        const lost = maybe.current === data.email;
        if (!(lost && (await alreadyTheirs(data)))) await call('signUp', data);
        created.current = data.email;
        toast.success(messages.signup.ok);
      }
      await signIn(data.email, data.password);
      // Offered, not demanded: /all offers it again.
      sendVerification().catch((caught: unknown) => console.warn('no verification mail was sent', caught));
      await navigate(withReturn('/complete-signup', params.get('volver')), { replace: true });
      return null;
    } catch (caught) {
      inProgress.current = false;
      if (!isFailure(caught)) throw caught;
      if (UNCERTAIN.includes(caught.code)) maybe.current = data.email;
      toast.error(created.current ? messages.session.loginError : messages.signup.error);
      return refusalOf(caught, created.current === data.email);
    }
  };
  return { register };
}

/** Failures after which nobody knows whether the account was made. */
const UNCERTAIN: FailureCode[] = ['no-connection', 'internal'];

/** Whether an account was made by a try whose answer got lost: its password opens it. */
async function alreadyTheirs({ email, password }: Facts): Promise<boolean> {
  try {
    await signIn(email, password);
    return true;
  } catch (caught) {
    if (isFailure(caught, 'credentials')) return false;
    throw caught;
  }
}

/** Failures of making the account that keep their own words. */
const OWN_WORDS: FailureCode[] = ['no-connection', 'too-many-attempts'];

function refusalOf({ code, fields, message }: Failure, signingIn: boolean): Refusal {
  if (signingIn) return { message, fields: [] };
  const field = FIELD_OF[code];
  if (fields.length) return { message: messages.signup.error, fields };
  if (field) return { message: messages.signup.error, fields: [{ field, message }] };
  return { message: OWN_WORDS.includes(code) ? message : messages.signup.error, fields: [] };
}
