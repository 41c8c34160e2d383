import { failureOf } from '@vidriera/domain/failure';
import { sendVerification } from '@vidriera/session';
import { useState } from 'react';

/** Sends the confirmation letter again, and reports the outcome: the address may be confirmed already. */
export function useResend() {
  const [status, setStatus] = useState<'none' | 'sending' | 'sent' | 'confirmed'>('none');
  const [failure, setFailure] = useState('');

  async function resend(): Promise<void> {
    setFailure('');
    setStatus('sending');
    try {
      setStatus((await sendVerification()) === 'confirmed' ? 'confirmed' : 'sent');
    } catch (caught) {
      setFailure(failureOf(caught).message);
      setStatus('none');
    }
  }
  return { status, failure, resend };
}
