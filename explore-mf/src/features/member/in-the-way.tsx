import { withReturn } from 'kit/return-to';
import { useLocation } from 'kit/router';
import { Button, ButtonLink } from 'kit/ui/button';
import { DialogActions } from 'kit/ui/dialog';
import { MailNotice } from 'kit/ui/mail-notice';
import { useLookedAtAgain } from 'kit/use-looked-at-again';
import { useResend } from 'kit/use-resend';
import { wantItem } from 'kit/wanted-item';
import { type ReactNode, useCallback, useState } from 'react';
import type { Problem, useAsking } from './use-asking.ts';

/** The ways to an account; whoever takes one is led back here, and it goes on then. Its children say what an account is for. */
export function AccountWays({ id, children }: { id: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const want = () => wantItem(id);
  return (
    <>
      {children}
      <DialogActions>
        <ButtonLink to={withReturn('/login', pathname + search)} kind="secondary" onClick={want}>
          Ya tengo cuenta
        </ButtonLink>
        <ButtonLink to={withReturn('/signup', pathname + search)} onClick={want}>
          Crear mi cuenta
        </ButtonLink>
      </DialogActions>
    </>
  );
}

type MailProps = Extract<Problem, { step: 'mail' }> & {
  /** 'Para tomar una promo' */
  why: string;
  again: ReturnType<typeof useAsking>['again'];
};

/** That the address is to be confirmed first. Confirmed in another tab, it goes on when this one is looked at again. */
export function ConfirmFirst({ email, problem, why, again }: MailProps) {
  const resending = useResend();
  const [looking, setLooking] = useState(false);
  const onReturn = useCallback(
    async (fresh: boolean) => {
      if (fresh) await again(true);
    },
    [again],
  );
  useLookedAtAgain(onReturn);
  const look = async () => {
    setLooking(true);
    await again(true);
    setLooking(false);
  };
  return (
    <MailNotice
      email={email}
      resending={resending}
      problem={problem}
      action={
        <Button kind="ghost" busy={looking} busyText="Mirando…" onClick={() => void look()}>
          Ya lo confirmé
        </Button>
      }
    >
      {why}, confirmá tu mail con el enlace que te mandamos a <strong>{email}</strong>.
    </MailNotice>
  );
}
