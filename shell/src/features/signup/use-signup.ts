import type { Input } from '@vidriera/domain/api/callables-schema';
import { type Failure, type FailureCode, failureOf, isFailure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { goingTo } from '@vidriera/kit/going/going-to';
import { returnTo, withReturn } from '@vidriera/kit/going/return-to';
import { nextPaint } from '@vidriera/kit/hooks/next-paint';
import { toast } from '@vidriera/kit/messages/toast';
import { useNavigate, useSearchParams } from '@vidriera/router';
import { signIn } from '@vidriera/session';
import { useRef } from 'react';
import { useSignedInAway } from '../auth/use-signed-in-away.ts';

type Facts = Input<'signUp'>;

/** Why the sign-up failed: messages for the form and its fields. */
export interface SignUpRefusal {
  message: string;
  fields: { field: string; message: string }[];
}

/**
 * Creates an account, signs in and navigates to /complete-signup. Repeated calls create one account: calls are ignored while one runs, a
 * retry after a failed sign-in only signs in, and so does one whose name is taken by an attempt of before.
 *
 * The server hides whether an address already has an account. A refused sign-in means an account with another password. A sign-in that
 * returns another username means an older account, which goes to `volver` or /all.
 */
export function useSignup() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const target = returnTo(params.get('volver'));
  const inProgress = useSignedInAway(target);
  const created = useRef('');

  const register = async (data: Facts): Promise<SignUpRefusal | null> => {
    if (inProgress.current) return null;
    inProgress.current = true;
    await nextPaint();
    goingTo('/complete-signup');
    try {
      if (created.current !== data.email) {
        await signUp(data).catch(async (caught: unknown) => {
          // Perhaps by an attempt whose answer was lost, also before a reload.
          if (!isFailure(caught, 'username-taken') || !(await isTheirs(data))) throw caught;
        });
        created.current = data.email;
      }
      const { username, role } = await signIn(data.email, data.password);
      if (username !== data.username && role) {
        toast.success(messages.session.loginOk);
        await navigate(target, { replace: true });
        return null;
      }
      toast.success(messages.signup.ok);
      await navigate(withReturn('/complete-signup', params.get('volver')), { replace: true });
      return null;
    } catch (caught) {
      inProgress.current = false;
      if (!isFailure(caught)) throw caught;
      const isCreated = created.current === data.email;
      if (isCreated && caught.code === 'credentials') {
        created.current = '';
        return ofField('email', messages.signup.emailInUse);
      }
      return refusalOf(caught, isCreated);
    }
  };
  return { register };
}

/** @throws Failure, also if a chunk fails */
async function signUp(data: Facts): Promise<void> {
  const { call } = await import('@vidriera/kit/requests/callable').catch((caught: unknown) => {
    throw failureOf(caught);
  });
  await call('signUp', data);
}

/** Whether a taken name is theirs: then the password signs in. */
async function isTheirs({ email, password }: Facts): Promise<boolean> {
  try {
    await signIn(email, password);
    return true;
  } catch (caught) {
    if (isFailure(caught, 'credentials')) return false;
    throw caught;
  }
}

/** Failures with messages of their own. */
const OWN_WORDS: FailureCode[] = ['no-connection', 'too-many-attempts'];

const ofField = (field: keyof Facts, message: string): SignUpRefusal => ({
  message: messages.signup.error,
  fields: [{ field, message }],
});

function refusalOf({ code, fields, message }: Failure, signingIn: boolean): SignUpRefusal {
  if (signingIn) return { message, fields: [] };
  if (fields.length) return { message: messages.signup.error, fields };
  if (code === 'username-taken') return ofField('username', message);
  return { message: OWN_WORDS.includes(code) ? message : messages.signup.error, fields: [] };
}
