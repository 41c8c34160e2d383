import { Button } from 'kit/ui/button';
import { MailNotice } from 'kit/ui/mail-notice';
import { useResend } from 'kit/use-resend';
import { useState } from 'react';
import type { MailGate } from './use-mail-gate.ts';

interface ConfirmToPublishProps {
  email: string;
  gate: MailGate;
  /** Goes on with what they were about to do. */
  onConfirmed?: () => void;
}

/** Says that publishing waits for the address to be confirmed; nothing that was typed goes. */
export function ConfirmToPublish({ email, gate, onConfirmed }: ConfirmToPublishProps) {
  const resending = useResend();
  const [looking, setLooking] = useState(false);

  async function look(): Promise<void> {
    setLooking(true);
    const passes = await gate.pass(false);
    setLooking(false);
    if (passes) onConfirmed?.();
  }

  return (
    <MailNotice
      email={email}
      resending={resending}
      problem={gate.problem}
      action={
        <Button kind="ghost" busy={looking} busyText="Mirando…" onClick={() => void look()}>
          Ya lo confirmé
        </Button>
      }
    >
      Para publicar, confirmá tu mail con el enlace que te mandamos a <strong>{email}</strong>. Lo que
      escribas no se pierde.
    </MailNotice>
  );
}
