import { lettersSchema } from 'domain/claim/letters-schema';
import { Button } from 'kit/ui/button';
import { TextInput } from 'kit/ui/text-input';
import { type FormEvent, useState } from 'react';
import styles from './canjear.module.css';

interface LettersProps {
  busy: boolean;
  /** @param letras six letters, as the server has them */
  onLetters: (letras: string) => void;
}

/** The other way: six letters, said aloud. */
export function Letters({ busy, onLetters }: LettersProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const parsed = lettersSchema.safeParse(typed);
    setError(parsed.success ? '' : (parsed.error.issues[0]?.message ?? ''));
    if (!parsed.success) return;
    setTyped('');
    onLetters(parsed.data);
  };
  return (
    <form className={styles.letters} onSubmit={send} noValidate>
      <TextInput
        label="Las seis letras"
        value={typed}
        error={error}
        limit={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={styles.typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" kind="secondary" busy={busy} busyText="Mirando…">
        Canjear
      </Button>
    </form>
  );
}
