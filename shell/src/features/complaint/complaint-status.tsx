import type { ComplaintState } from '@vidriera/domain/complaint/wire-schema';
import { failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { call } from '@vidriera/kit/requests/callable';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button } from '@vidriera/kit/ui/parts/button';
import { useUnreported, useUser } from '@vidriera/session';
import { type FormEvent, useState } from 'react';
import styles from './complaint-form.module.css';

const WORDS: Record<ComplaintState['state'], string> = {
  received: 'La recibimos. Todavía no la miró nadie.',
  looking: 'Está en revisión: por ahora nadie más ve lo que denunciaste.',
  decided: 'Ya está decidida.',
};
const OUTCOMES: Record<NonNullable<ComplaintState['outcome']>, string> = {
  kept: 'No encontramos que rompa las reglas: sigue publicado.',
  acted: 'Ya no se ve en Vidriera. Gracias por avisar.',
};

/** Asks by its number how far a complaint is. Its person, signed in, also reads how it ended. */
export function ComplaintStatus() {
  const isMember = [useUser() !== null, useUnreported()].some(Boolean);
  const [found, setFound] = useState<ComplaintState | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reference = String(new FormData(event.currentTarget).get('reference') ?? '');
    setFound(null);
    setProblem(reference.trim() ? '' : messages.complaints.missingReference);
    if (!reference.trim()) return;
    setBusy(true);
    try {
      setFound(await call('complain', { what: 'status', reference }, { signedIn: isMember }));
    } catch (caught) {
      setProblem(failureOf(caught).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <TextInput
        label="Número de referencia"
        help="Por ejemplo, D-KRTBMFXL."
        autoComplete="off"
        autoCapitalize="characters"
        limit={40}
        name="reference"
        error={problem}
      />
      <Button type="submit" kind="secondary" busy={busy} busyText="Buscando…">
        Ver cómo va
      </Button>
      {found ? (
        <p role="status">
          {[WORDS[found.state], found.outcome && OUTCOMES[found.outcome]].filter(Boolean).join(' ')}
        </p>
      ) : null}
    </form>
  );
}
