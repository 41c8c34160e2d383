import { messages } from '@vidriera/domain/messages/messages';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { isBlank } from '@vidriera/domain/values/blank';
import { accountEmailSchema } from '@vidriera/domain/values/email-schema';
import { LIMITS } from '@vidriera/domain/values/limits';
import { type FormEvent, useState } from 'react';
import type { CodePerson } from '../../code/use-code.ts';
import { TermsCheckBox } from '../form/terms-check-box.tsx';
import { TextInput } from '../form/text-input.tsx';
import { Button } from '../parts/button.tsx';
import { FieldError } from '../parts/field-error.tsx';
import styles from './code.module.css';

interface PersonFieldsProps {
  asks: 'all' | 'address' | 'name';
  /** As typed before. */
  known: CodePerson | null;
  problem: string;
  busy: boolean;
  action: string;
  onSend: (person: CodePerson) => Promise<void>;
}

const NO_ERRORS = { nombre: '', email: '', terms: '' };

/** Name, address and terms, or some of them. */
export function PersonFields({ asks, known, problem, busy, action, onSend }: PersonFieldsProps) {
  const [nombre, setNombre] = useState(known?.nombre ?? '');
  const [address, setAddress] = useState(known?.email ?? '');
  const [accepts, setAccepts] = useState(known?.terms === TERMS_VERSION);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [asksName, asksAddress] = [asks !== 'address', asks !== 'name'];

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const email = accountEmailSchema.safeParse(address);
    const found = {
      nombre: asksName && isBlank(nombre) ? messages.codes.missingName : '',
      email: asksAddress ? (email.error?.issues[0]?.message ?? '') : '',
      terms: asksName && !accepts ? messages.codes.terms : '',
    };
    setErrors(found);
    if (Object.values(found).some(Boolean)) return;
    void onSend({
      nombre: nombre.trim(),
      email: email.data ?? known?.email ?? '',
      terms: accepts ? TERMS_VERSION : '',
    });
  };

  return (
    <form onSubmit={send} noValidate className={styles.form}>
      {asksName ? (
        <TextInput
          label="Nombre"
          autoComplete="name"
          limit={LIMITS.nombre}
          value={nombre}
          onChange={(event) => setNombre(event.target.value)}
          aria-required
          error={errors.nombre}
        />
      ) : null}
      {asksAddress ? (
        <TextInput
          label="Mail"
          type="email"
          autoComplete="email"
          inputMode="email"
          limit={LIMITS.mail}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          aria-required
          error={errors.email}
        />
      ) : null}
      {asksName ? (
        <TermsCheckBox
          checked={accepts}
          onChange={(event) => setAccepts(event.target.checked)}
          error={errors.terms}
        />
      ) : null}
      <FieldError error={problem} />
      <Button type="submit" wide busy={busy} busyText="Un momento…">
        {action}
      </Button>
    </form>
  );
}
