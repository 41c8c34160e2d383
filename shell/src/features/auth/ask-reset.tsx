import { failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { LIMITS } from '@vidriera/domain/values/limits';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { type FormEvent, useState } from 'react';
import styles from './ask-reset.module.css';

const NONE = { address: '', other: '' };

/** Requests the letter. @returns the address's problem, or '' @throws Failure, or a TypeError if a chunk fails */
async function askFor(address: string): Promise<string> {
  const [{ emailSchema }, { call }, { knownDevices }] = await Promise.all([
    import('@vidriera/domain/values/email-schema'),
    import('@vidriera/kit/requests/callable'),
    import('@vidriera/kit/requests/known-device'),
  ]);
  const { data: email, error } = emailSchema.safeParse(address);
  if (email === undefined) return error?.issues[0]?.message ?? messages.signup.invalidEmail;
  await call('accountLetter', { what: 'reset', email, devices: knownDevices() });
  return '';
}

/** Requests the letter for a forgotten password. Sends nothing before the press. @param email the known address */
export function AskReset({ email = '' }: { email?: string }) {
  const [address, setAddress] = useState(email);
  const [status, setStatus] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [problem, setProblem] = useState(NONE);

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    setStatus('sending');
    setProblem(NONE);
    try {
      const objection = await askFor(address);
      setProblem({ address: objection, other: '' });
      setStatus(objection ? 'asking' : 'sent');
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
