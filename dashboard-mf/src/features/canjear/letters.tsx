import { lettersSchema } from '@vidriera/domain/claim/letters-schema';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button } from '@vidriera/kit/ui/parts/button';
import { type FormEvent, useState } from 'react';
import styles from './canjear.module.css';

interface LettersProps {
  busy: boolean;
  /** Returns whether the letters were right. @param letters six letters, normalised */
  onLetters: (letters: string) => Promise<boolean>;
}

/** The form for six spoken letters. A wrong text stays, to be corrected. */
export function Letters({ busy, onLetters }: LettersProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const parsed = lettersSchema.safeParse(typed);
    setError(parsed.success ? '' : (parsed.error.issues[0]?.message ?? ''));
    if (parsed.success && (await onLetters(parsed.data))) setTyped((now) => (now === typed ? '' : now));
  };
  return (
    <form className={styles.letters} onSubmit={(event) => void send(event)} noValidate>
      <TextInput
        label="Las seis letras"
        value={typed}
        error={error}
        limit={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={styles.typed}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\s/g, ''))}
      />
      <Button type="submit" kind="secondary" busy={busy} busyText="Mirando…">
        Canjear
      </Button>
    </form>
  );
}
