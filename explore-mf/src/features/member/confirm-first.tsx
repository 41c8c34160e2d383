import { useLookedAtAgain } from '@vidriera/kit/hooks/use-looked-at-again';
import { useResend } from '@vidriera/kit/hooks/use-resend';
import { ConfirmedButton, ConfirmWords, MailNotice } from '@vidriera/kit/ui/people/mail-notice';
import { useCallback } from 'react';
import type { AskingProblem, useAsking } from './use-asking.ts';

type MailProps = Extract<AskingProblem, { step: 'mail' }> & {
  /** 'Para tomar una promo' */
  why: string;
  again: ReturnType<typeof useAsking>['again'];
};

/** Asks to confirm the address first. Continues when this tab is visible again and the address is confirmed. */
export function ConfirmFirst({ email, problem, why, again }: MailProps) {
  const resending = useResend();
  const onReturn = useCallback(
    async (fresh: boolean) => {
      if (fresh) await again(true);
    },
    [again],
  );
  useLookedAtAgain(onReturn);
  return (
    <MailNotice
      email={email}
      resending={resending}
      problem={problem}
      action={<ConfirmedButton onPress={() => again(true)} />}
    >
      <ConfirmWords email={email} why={why} />.
    </MailNotice>
  );
}
