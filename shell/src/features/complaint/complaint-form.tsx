import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { random128 } from '@vidriera/domain/claim/random-128';
import { complainedOf } from '@vidriera/domain/complaint/address';
import { REASON_NAMES, REASONS, type Reason } from '@vidriera/domain/complaint/reasons';
import { complaintFormSchema } from '@vidriera/domain/complaint/wire-schema';
import { failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { LIMITS } from '@vidriera/domain/values/limits';
import type { z } from '@vidriera/domain/zod';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { asOneAttempt } from '@vidriera/kit/requests/attempts';
import { call } from '@vidriera/kit/requests/callable';
import { Select } from '@vidriera/kit/ui/form/select';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { useUnreported, useUser } from '@vidriera/session';
import { publicOrigin } from '@vidriera/session/config';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import styles from './complaint-form.module.css';

type Written = z.infer<typeof complaintFormSchema>;
type Values = Omit<Written, 'reason'> & { reason: Reason | '' };

const resolver = standardSchemaResolver(complaintFormSchema) as Resolver<Values, unknown, Written>;
const EMPTY: Values = { reason: '', text: '', name: '', email: '' };
const OPTIONS = REASON_NAMES.map((value) => ({ value, label: REASONS[value].label }));

/** Complains about a page, as the signed-in person or without an account, and shows the reference number. @param address the page's */
export function ComplaintForm({ address: given }: { address: string }) {
  const user = useUser();
  const isMember = useUnreported() || user !== null;
  const [address, setAddress] = useState(given);
  const [problem, setProblem] = useState({ address: '', other: '' });
  const [reference, setReference] = useState('');
  const form = useForm<Values, unknown, Written>({ resolver, defaultValues: EMPTY });
  const field = fieldOf(form);

  const submit = form.handleSubmit(async ({ name, email, ...complaint }) => {
    const of = complainedOf(address, publicOrigin());
    setProblem({ address: of ? '' : messages.complaints.noAddress, other: '' });
    if (!of) return;
    const send = async (id: string) => {
      const answer = isMember
        ? await call('complain', { what: 'send', of, id, ...complaint }, { signedIn: true })
        : await call('complain', { what: 'open', of, id, ...complaint, contact: { name, email } });
      return answer.reference;
    };
    try {
      setReference(await asOneAttempt(`complaint ${of}`, random128, send));
    } catch (caught) {
      setProblem({ address: '', other: failureOf(caught).message });
    }
  });

  if (reference)
    return (
      <div role="status" className={styles.form}>
        <p>Recibimos tu denuncia. Guardá su número de referencia:</p>
        <p className={styles.reference}>{reference}</p>
        <p>
          Una persona la va a leer.
          {isMember
            ? ' Te avisamos por mail cómo termina. Quien lo publicó no sabe que fuiste vos.'
            : ' Con el número podés ver acá cómo va.'}
        </p>
      </div>
    );
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <TextInput
        label="Dirección de la página"
        help="Por ejemplo, la de un evento. Por un link, la del perfil que lo muestra."
        inputMode="url"
        limit={LIMITS.url}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        error={problem.address}
      />
      <Select label="Motivo" placeholder="Elegí un motivo" options={OPTIONS} {...field('reason')} />
      <TextInput
        label="Contanos qué pasa"
        optional={form.watch('reason') !== 'other'}
        limit={LIMITS.complaint}
        autoComplete="off"
        {...field('text')}
      />
      {isMember ? null : (
        <>
          <TextInput
            label="Tu nombre"
            optional
            limit={LIMITS.nombre}
            autoComplete="name"
            {...field('name')}
          />
          <TextInput
            label="Tu mail"
            optional
            help="Solo para escribirte sobre esta denuncia."
            type="email"
            inputMode="email"
            autoComplete="email"
            limit={LIMITS.mail}
            {...field('email')}
          />
        </>
      )}
      <p className="soft">Al enviarla decís que lo que contás es cierto, según lo que sabés.</p>
      <FieldError error={problem.other} />
      <Button type="submit" busy={form.formState.isSubmitting} busyText="Enviando…">
        Denunciar
      </Button>
    </form>
  );
}
