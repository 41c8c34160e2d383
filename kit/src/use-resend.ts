import { sendVerification } from 'kit/session';
import { useState } from 'react';
import { failureOf } from './failure.ts';

/** Sends the mail that confirms the address once more, and says how that went. */
export function useResend() {
  const [status, setStatus] = useState<'none' | 'sending' | 'sent'>('none');
  const [failure, setFailure] = useState('');

  async function resend(): Promise<void> {
    setFailure('');
    setStatus('sending');
    try {
      await sendVerification();
      setStatus('sent');
    } catch (caught) {
      setFailure(failureOf(caught).message);
      setStatus('none');
    }
  }
  return { status, failure, resend };
}
