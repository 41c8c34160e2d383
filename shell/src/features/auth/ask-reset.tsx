import { messages } from 'domain/messages/messages';
import { emailSchema } from 'domain/values/email-schema';
import { LIMITS } from 'domain/values/limits';
import { call } from 'kit/callable';
import { failureOf } from 'kit/failure';
import { Button } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field-error';
import { TextInput } from 'kit/ui/text-input';
import { type FormEvent, useState } from 'react';
import styles from './ask-reset.module.css';

/** Asks for the letter that lets a new password be chosen. Nothing is sent before the press. @param email what is known of the address */
export function AskReset({ email = '' }: { email?: string }) {
  const [address, setAddress] = useState(email);
  const [status, setStatus] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [problem, setProblem] = useState({ address: '', other: '' });

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const written = emailSchema.safeParse(address);
    if (!written.success) return setProblem({ address: messages.signup.invalidEmail, other: '' });
    setProblem({ address: '', other: '' });
    setStatus('sending');
    try {
      await call('accountLetter', { what: 'reset', email: written.data });
      setStatus('sent');
    } catch (caught) {
      setProblem({ address: '', other: failureOf(caught).message });
      setStatus('asking');
    }
  };

  if (status === 'sent') {
    return (
      <div role="status">
        <p>Si hay una cuenta con ese mail, te enviamos cómo elegir otra contraseña.</p>
        <p>
          Buscalo en <strong>{address.trim()}</strong>, también en spam.
        </p>
      </div>
    );
  }
  return (
    <form onSubmit={(event) => void ask(event)} noValidate className={styles.form}>
      <TextInput
        label="Mail"
        type="email"
        autoComplete="username"
        inputMode="email"
        limit={LIMITS.mail}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        error={problem.address}
      />
      <FieldError error={problem.other} />
      <Button type="submit" wide busy={status === 'sending'} busyText="Enviando…">
        Mandame el mail
      </Button>
    </form>
  );
}
