import { isFailure } from '@vidriera/domain/failure';
import { useLookedAtAgain } from '@vidriera/kit/hooks/use-looked-at-again';
import { useResend } from '@vidriera/kit/hooks/use-resend';
import { Button } from '@vidriera/kit/ui/parts/button';
import { ConfirmWords, MailNotice } from '@vidriera/kit/ui/people/mail-notice';
import { mailConfirmed } from '@vidriera/session';
import { useCallback, useState } from 'react';

/** Postponed until the page is loaded again. */
let later = false;

/** Offers to confirm the e-mail address; can be postponed. */
export function ConfirmMail({ email }: { email: string }) {
  const [missing, setMissing] = useState(false);
  const resending = useResend();

  const look = useCallback(async (fresh: boolean) => {
    try {
      setMissing(!(await mailConfirmed({ fresh })) && !later);
    } catch (caught) {
      if (!isFailure(caught)) throw caught; // unknown: not offered
    }
  }, []);
  useLookedAtAgain(look);

  if (!missing) return null;
  return (
    <MailNotice
      email={email}
      resending={resending}
      action={
        <Button
          kind="ghost"
          onClick={() => {
            later = true;
            setMissing(false);
          }}
        >
          {resending.status === 'none' || resending.status === 'sending' ? 'Ahora no' : 'Listo'}
        </Button>
      }
    >
      <ConfirmWords email={email} />: así podés recuperar tu cuenta.
    </MailNotice>
  );
}
