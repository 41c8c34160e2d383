import type { Input } from 'domain/api/callables-schema';
import { messages } from 'domain/messages/messages';
import { CallFailure, call } from 'kit/callable';
import { useNavigate } from 'kit/router';
import { SessionFailure, sendVerification, signIn } from 'kit/session';
import { toast } from 'kit/toast';
import { useRef } from 'react';

type Facts = Input<'signUp'>;

/** Why nobody was registered: words for the form, and for its fields. */
export interface Refusal {
  message: string;
  fields: { field: string; message: string }[];
}

/** Which field a refusal without fields belongs to. */
const FIELD_OF: Partial<Record<CallFailure['code'], keyof Facts>> = {
  'username-taken': 'username',
  'email-in-use': 'email',
};

/**
 * Signs somebody up, then in, then leads to /complete-signup. One account however often it is asked for: while one is being
 * made nothing else happens, and when only the signing in failed, asking again does just that.
 */
export function useSignup() {
  const navigate = useNavigate();
  const inProgress = useRef(false);
  const created = useRef('');
  // An answer that got lost may hide an account that was made.
  const maybe = useRef('');

  const register = async (data: Facts): Promise<Refusal | null> => {
    if (inProgress.current) return null;
    inProgress.current = true;
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
      await navigate('/complete-signup', { replace: true });
      return null;
    } catch (caught) {
      if (!(caught instanceof CallFailure || caught instanceof SessionFailure)) throw caught;
      if (caught instanceof CallFailure && UNCERTAIN.includes(caught.code)) maybe.current = data.email;
      toast.error(created.current ? messages.session.loginError : messages.signup.error);
      return refusalOf(caught);
    } finally {
      inProgress.current = false;
    }
  };
  return { register };
}

/** Failures after which nobody knows whether the account was made. */
const UNCERTAIN: CallFailure['code'][] = ['no-connection', 'internal'];

/** Whether an account was made by a try whose answer got lost: its password opens it. */
async function alreadyTheirs({ email, password }: Facts): Promise<boolean> {
  try {
    await signIn(email, password);
    return true;
  } catch (caught) {
    if (caught instanceof SessionFailure && caught.code === 'credentials') return false;
    throw caught;
  }
}

function refusalOf(caught: CallFailure | SessionFailure): Refusal {
  if (caught instanceof SessionFailure) return { message: caught.message, fields: [] };
  const field = FIELD_OF[caught.code];
  if (caught.fields.length) return { message: messages.signup.error, fields: caught.fields };
  if (field) return { message: messages.signup.error, fields: [{ field, message: caught.message }] };
  return {
    message: caught.code === 'no-connection' ? caught.message : messages.signup.error,
    fields: [],
  };
}
