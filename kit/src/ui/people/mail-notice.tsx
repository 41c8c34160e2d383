import MailCheck from '@lucide/icons/icons/mail-check';
import { type ReactNode, useState } from 'react';
import type { useResend } from '../../hooks/use-resend.ts';
import { CONFIRMED, confirmMail } from '../../words/mail-words.ts';
import { Button } from '../parts/button.tsx';
import { FieldError } from '../parts/field-error.tsx';
import { Icon } from '../parts/icon.tsx';
import { Notice } from '../parts/notice.tsx';

interface MailNoticeProps {
  email: string;
  resending: ReturnType<typeof useResend>;
  /** An error, except of sending the letter. */
  problem?: string;
  /** Shown until another letter is sent. */
  children: ReactNode;
  action: ReactNode;
}

export function MailNotice({ email, resending, problem = '', children, action }: MailNoticeProps) {
  const { status, failure, resend } = resending;
  const isAnswered = status === 'sent' || status === 'confirmed';
  return (
    <Notice icon={<Icon of={MailCheck} size={20} />} aria-label="Confirmá tu mail">
      <p role="status">
        <span key={isAnswered ? status : 'asked'}>
          {status === 'sent' ? (
            <>
              Te mandamos otro mail a <strong>{email}</strong>. Puede tardar un minuto; mirá también en spam.
            </>
          ) : status === 'confirmed' ? (
            CONFIRMED
          ) : (
            children
          )}
        </span>
      </p>
      <div className="row">
        {isAnswered ? null : (
          <Button
            kind="secondary"
            busy={status === 'sending'}
            busyText="Enviando…"
            onClick={() => void resend()}
          >
            Reenviar
          </Button>
        )}
        {action}
      </div>
      <FieldError error={failure || problem} />
    </Notice>
  );
}

/** Asks to confirm an address; the caller ends the sentence. @param why 'Para publicar' */
export function ConfirmWords({ email, why }: { email: string; why?: string }) {
  return (
    <>
      {confirmMail(why)} a <strong>{email}</strong>
    </>
  );
}

/** A button for people who have confirmed. @param onPress checks the address again, and continues if it is confirmed */
export function ConfirmedButton({ onPress }: { onPress: () => Promise<void> }) {
  const [looking, setLooking] = useState(false);
  const press = async () => {
    setLooking(true);
    await onPress();
    setLooking(false);
  };
  return (
    <Button kind="ghost" busy={looking} busyText="Mirando…" onClick={() => void press()}>
      Ya lo confirmé
    </Button>
  );
}
