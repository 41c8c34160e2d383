import { useResend } from '@vidriera/kit/hooks/use-resend';
import { ConfirmedButton, ConfirmWords, MailNotice } from '@vidriera/kit/ui/people/mail-notice';
import { NOTHING_IS_LOST, TO_PUBLISH } from './publish-words.ts';
import type { MailGate } from './use-mail-gate.ts';

interface ConfirmToPublishProps {
  email: string;
  gate: MailGate;
  onConfirmed?: () => void;
}

/** Tells that publishing waits for the confirmed address, and that nothing typed is lost. */
export function ConfirmToPublish({ email, gate, onConfirmed }: ConfirmToPublishProps) {
  const resending = useResend();

  async function look(): Promise<void> {
    if (await gate.pass(false)) onConfirmed?.();
  }

  return (
    <MailNotice
      email={email}
      resending={resending}
      problem={gate.problem}
      action={<ConfirmedButton onPress={look} />}
    >
      <ConfirmWords email={email} why={TO_PUBLISH} />. {NOTHING_IS_LOST}
    </MailNotice>
  );
}
