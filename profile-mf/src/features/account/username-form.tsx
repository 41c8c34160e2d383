import { failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { RENAME } from '@vidriera/domain/rename/limits';
import type { OwnNames } from '@vidriera/domain/rename/wire-schema';
import { dayText, fullText, waitsText } from '@vidriera/domain/rename/words';
import { proposeUsername } from '@vidriera/domain/usuario/username-proposal';
import { withoutInvisible } from '@vidriera/domain/values/invisible';
import { LIMITS, TOAST } from '@vidriera/domain/values/limits';
import { useUsernameAvailability } from '@vidriera/kit/hooks/use-username-availability';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { DialogActions } from '@vidriera/kit/ui/dialogs/dialog';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { UsernameAvailability } from '@vidriera/kit/ui/people/username-availability';
import { useRevalidator } from '@vidriera/router';
import { refreshUser } from '@vidriera/session';
import { siteFacts } from '@vidriera/session/config';
import { type FormEvent, useState } from 'react';
import styles from './account.module.css';

interface UsernameFormProps {
  names: OwnNames;
  isVerified: boolean;
  /** Called with whether a change is being made. */
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

/** The new name with its availability, and what a change brings. Pressing again after a lost answer succeeds. */
export function UsernameForm({ names, isVerified, onBusy, onClose }: UsernameFormProps) {
  const { username, old, waitsUntil, fullUntil } = names;
  const { linkHost } = siteFacts();
  const { revalidate } = useRevalidator();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const available = useUsernameAvailability(busy ? '' : text);

  const change = async (to: string) => {
    setBusy(true);
    onBusy(true);
    try {
      await call('rename', { what: 'change', username: to }, { signedIn: true });
      // The session's state carries this failure; the name is changed.
      await refreshUser().catch(() => null);
      await revalidate();
      toast.success(messages.rename.done(to), TOAST.perfilCloses);
      onClose();
    } catch (caught) {
      setProblem(failureOf(caught).message);
    } finally {
      onBusy(false);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const to = proposeUsername(text) ?? withoutInvisible(text).toLowerCase();
    if (to && available.status !== 'no') return void change(to);
    setProblem(available.status === 'no' ? available.reason : messages.rename.missing);
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <p>
        Hoy sos <strong>@{username}</strong>.
      </p>
      {old.length > 0 ? (
        <ul className={styles.list}>
          {old.map((name) => (
            <li key={name.username}>
              @{name.username} lleva a tu perfil hasta el {dayText(name.until)}.
            </li>
          ))}
        </ul>
      ) : null}
      {waitsUntil !== null ? (
        <>
          <p role="status">{waitsText(waitsUntil)}</p>
          <DialogActions>
            <Button onClick={onClose}>Entendido</Button>
          </DialogActions>
        </>
      ) : (
        <>
          <ul className={styles.list}>
            <li>
              {linkHost}
              {username} va a llevar a tu link nuevo durante un año: los códigos QR y los links que ya
              compartiste siguen andando.
            </li>
            <li>Después de cambiarlo, tenés que esperar {RENAME.waitDays} días para cambiarlo otra vez.</li>
            {isVerified ? <li>Tu perfil pierde la marca de cuenta verificada.</li> : null}
            {fullUntil !== null ? <li>{fullText(fullUntil)}</li> : null}
          </ul>
          <div>
            <TextInput
              label="Nombre de usuario nuevo"
              prefix={linkHost}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              limit={LIMITS.nombre}
              readOnly={busy}
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value);
                setProblem('');
              }}
            />
            <UsernameAvailability available={available} onChoose={setText} />
          </div>
          <FieldError error={problem} />
          <DialogActions>
            <Button kind="secondary" disabled={busy} onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" busy={busy} busyText="Cambiando...">
              Cambiar
            </Button>
          </DialogActions>
        </>
      )}
    </form>
  );
}
