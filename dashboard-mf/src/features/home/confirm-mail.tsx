import { failureOf, isFailure } from 'kit/failure';
import { emailVerified, sendVerification } from 'kit/session';
import { Button } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import MailCheck from 'lucide-react/icons/mail-check';
import { useCallback, useEffect, useState } from 'react';
import styles from './confirm-mail.module.css';

type Status = 'none' | 'missing' | 'sending' | 'sent';

/** Put off until the page is loaded anew. */
let later = false;

/** Offers to confirm the e-mail address while it is not; nothing depends on it, so it can be put off. */
export function ConfirmMail({ email }: { email: string }) {
  const [status, setStatus] = useState<Status>('none');
  const [failure, setFailure] = useState('');

  const look = useCallback(async (fresh: boolean) => {
    try {
      const confirmed = await emailVerified({ fresh });
      setStatus((before) =>
        confirmed === false && !later ? (before === 'none' ? 'missing' : before) : 'none',
      );
    } catch (caught) {
      if (!isFailure(caught)) throw caught; // not known: not offered
    }
  }, []);

  useEffect(() => {
    void look(false);
    // It is confirmed in another tab, or in the mail's own app.
    const onReturn = () => document.visibilityState === 'visible' && void look(true);
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [look]);

  async function resend(): Promise<void> {
    setFailure('');
    setStatus('sending');
    try {
      await sendVerification();
      setStatus('sent');
    } catch (caught) {
      setFailure(failureOf(caught).message);
      setStatus('missing');
    }
  }

  if (status === 'none') return null;
  return (
    <section className={styles.notice} aria-label="Confirmá tu mail">
      <MailCheck size={20} />
      <p role="status">
        {status === 'sent' ? (
          <>
            Te mandamos otro mail a <strong>{email}</strong>. Puede tardar un minuto; mirá también en spam.
          </>
        ) : (
          <>
            Confirmá tu mail con el enlace que te mandamos a <strong>{email}</strong>: así podés recuperar tu
            cuenta.
          </>
        )}
      </p>
      <div className="row">
        {status === 'sent' ? null : (
          <Button
            kind="secondary"
            busy={status === 'sending'}
            busyText="Enviando…"
            onClick={() => void resend()}
          >
            Reenviar
          </Button>
        )}
        <Button
          kind="ghost"
          onClick={() => {
            later = true;
            setStatus('none');
          }}
        >
          {status === 'sent' ? 'Listo' : 'Ahora no'}
        </Button>
      </div>
      <FieldError error={failure} />
    </section>
  );
}
