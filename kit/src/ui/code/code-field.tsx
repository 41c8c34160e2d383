import { codeIn } from '@vidriera/domain/code/code-in';
import { CODE } from '@vidriera/domain/code/limits';
import type { Failure } from '@vidriera/domain/failure';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { cx } from '../../class-names.ts';
import field from '../form/field.module.css';
import { Field } from '../form/field.tsx';
import { Button } from '../parts/button.tsx';
import { FieldError } from '../parts/field-error.tsx';
import styles from './code.module.css';

interface CodeFieldProps {
  /** Masked if it was not typed here. */
  email: string;
  askedBy: 'here' | 'before' | 'elsewhere';
  /** Milliseconds since 1970. */
  askedAt: number;
  /** Whether a reload finds the request again. */
  isStored: boolean;
  failure: Failure | null;
  busy: boolean;
  onEnter: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  onChangeAddress: () => void;
}

/** The field of a code. A whole code, typed, pasted or filled in by the phone, is sent at once. */
export function CodeField(props: CodeFieldProps) {
  const { email, askedBy, askedAt, isStored, failure, busy, onEnter, onResend, onChangeAddress } = props;
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const mayResend = useWaited(askedAt + CODE.resendSeconds * 1000);
  const isRefused = failure?.code === 'invalid-data';

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (isRefused) input.current?.select();
  }, [isRefused]);

  const take = (text: string) => {
    const digits = codeIn(text);
    if (digits === null) return;
    setCode(digits);
    if (digits.length === CODE.digits && digits !== code) void onEnter(digits);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && code.length === CODE.digits) void onEnter(code);
  };

  return (
    <form onSubmit={send} noValidate className={styles.form}>
      <p role="status">
        Te mandamos un código a <strong className={styles.address}>{email}</strong>. Puede tardar un minuto;
        mirá también en spam.
      </p>
      {askedBy === 'elsewhere' ? (
        <p role="status">Pediste otro código en otra pestaña: escribí el del último mail.</p>
      ) : null}
      {isStored ? null : (
        <p role="status">
          No cierres ni recargues esta página: este navegador no la puede guardar, y el código sirve solo acá.
        </p>
      )}
      <Field label="Código de ocho números" error={isRefused ? failure.message : undefined}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => take(event.target.value)}
            onPaste={(event) => {
              // A code pasted after some typed digits stands for itself.
              event.preventDefault();
              take(event.clipboardData.getData('text'));
            }}
            className={cx(field.control, styles.code)}
          />
        )}
      </Field>
      <FieldError error={isRefused ? '' : failure?.message} />
      <Button type="submit" wide disabled={code.length < CODE.digits} busy={busy} busyText="Entrando…">
        Entrar
      </Button>
      <div className={cx('row', styles.ways)}>
        <Button kind="ghost" disabled={!mayResend} onClick={() => void onResend()}>
          Mandar otro código
        </Button>
        <Button kind="ghost" onClick={onChangeAddress}>
          {askedBy === 'here' ? 'Cambiar el mail' : 'No soy yo'}
        </Button>
      </div>
    </form>
  );
}

/** Whether a moment has passed. */
function useWaited(moment: number): boolean {
  const [isOver, setIsOver] = useState(() => Date.now() >= moment);
  useEffect(() => {
    const clock = setTimeout(() => setIsOver(true), moment - Date.now());
    return () => clearTimeout(clock);
  }, [moment]);
  return isOver;
}
