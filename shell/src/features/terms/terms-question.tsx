import { isFailure } from '@vidriera/domain/failure';
import { termsMessages } from '@vidriera/domain/messages/terms';
import { TERMS_VERSION, type TermsToAccept } from '@vidriera/domain/site/terms';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { Dialog, DialogActions } from '@vidriera/kit/ui/dialogs/dialog';
import { TermsCheckBox } from '@vidriera/kit/ui/form/terms-check-box';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { refreshUser } from '@vidriera/session';
import { type FormEvent, useState } from 'react';
import styles from './terms-question.module.css';

interface Props {
  why: TermsToAccept;
  onLater: () => void;
}

/** Asks a signed-in person to accept the present terms. */
export function TermsQuestion({ why, onLater }: Props) {
  const [isMarked, setIsMarked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState({ box: '', form: '' });
  const accept = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isMarked) return setError({ box: termsMessages.unmarked, form: '' });
    setIsBusy(true);
    setError({ box: '', form: '' });
    try {
      await call('acceptTerms', { terminosVersion: TERMS_VERSION }, { signedIn: true });
      toast.success(termsMessages.accepted);
      await refreshUser();
    } catch (caught) {
      if (!isFailure(caught)) throw caught;
      setError({ box: '', form: caught.message });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog open onClose={onLater} locked={isBusy} title={TITLE[why]}>
      <form noValidate className={styles.form} onSubmit={(event) => void accept(event)}>
        <p>{WORDS[why]}</p>
        <TermsCheckBox
          error={error.box}
          checked={isMarked}
          onChange={({ target }) => setIsMarked(target.checked)}
        />
        <FieldError error={error.form} />
        <DialogActions>
          <Button kind="secondary" disabled={isBusy} onClick={onLater}>
            Ahora no
          </Button>
          <Button type="submit" busy={isBusy} busyText="Guardando...">
            Aceptar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const TITLE: Record<TermsToAccept, string> = {
  first: 'Aceptá los términos',
  changed: 'Cambiaron los términos',
};
const WORDS: Record<TermsToAccept, string> = {
  first: 'Todavía no aceptaste los términos y la política de privacidad.',
  changed: 'Cambiaron desde que los aceptaste. Leelos y decinos si seguís de acuerdo.',
};
