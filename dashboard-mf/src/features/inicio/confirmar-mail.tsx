import { emailVerified, SesionFallo, sendVerification } from 'kit/session';
import { Button } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import MailCheck from 'lucide-react/icons/mail-check';
import { useCallback, useEffect, useState } from 'react';
import styles from './confirmar-mail.module.css';

type Estado = 'nada' | 'falta' | 'enviando' | 'enviado';

/** Put off until the page is loaded anew. */
let masTarde = false;

/** Offers to confirm the e-mail address while it is not; nothing depends on it, so it can be put off. */
export function ConfirmarMail({ email }: { email: string }) {
  const [estado, setEstado] = useState<Estado>('nada');
  const [fallo, setFallo] = useState('');

  const mirar = useCallback(async (fresh: boolean) => {
    try {
      const confirmado = await emailVerified({ fresh });
      setEstado((antes) =>
        confirmado === false && !masTarde ? (antes === 'nada' ? 'falta' : antes) : 'nada',
      );
    } catch (caught) {
      if (!(caught instanceof SesionFallo)) throw caught; // not known: not offered
    }
  }, []);

  useEffect(() => {
    void mirar(false);
    // It is confirmed in another tab, or in the mail's own app.
    const alVolver = () => document.visibilityState === 'visible' && void mirar(true);
    document.addEventListener('visibilitychange', alVolver);
    return () => document.removeEventListener('visibilitychange', alVolver);
  }, [mirar]);

  async function reenviar(): Promise<void> {
    setFallo('');
    setEstado('enviando');
    try {
      await sendVerification();
      setEstado('enviado');
    } catch (caught) {
      setFallo(SesionFallo.from(caught).message);
      setEstado('falta');
    }
  }

  if (estado === 'nada') return null;
  return (
    <section className={styles.aviso} aria-label="Confirmá tu mail">
      <MailCheck size={20} strokeWidth={1.75} aria-hidden />
      <p role="status">
        {estado === 'enviado' ? (
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
      <div className={styles.acciones}>
        {estado === 'enviado' ? null : (
          <Button
            kind="secondary"
            busy={estado === 'enviando'}
            busyText="Enviando…"
            onClick={() => void reenviar()}
          >
            Reenviar
          </Button>
        )}
        <Button
          kind="ghost"
          onClick={() => {
            masTarde = true;
            setEstado('nada');
          }}
        >
          {estado === 'enviado' ? 'Listo' : 'Ahora no'}
        </Button>
      </div>
      <FieldError error={fallo} />
    </section>
  );
}
