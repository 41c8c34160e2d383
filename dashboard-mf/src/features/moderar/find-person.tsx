import type { DeskPerson } from '@vidriera/domain/desk/wire-schema';
import { failureOf } from '@vidriera/domain/failure';
import { LIMITS } from '@vidriera/domain/values/limits';
import { call } from '@vidriera/kit/requests/callable';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button } from '@vidriera/kit/ui/parts/button';
import { Link } from '@vidriera/router';
import { type FormEvent, useState } from 'react';
import styles from './moderar.module.css';
import { OpenAuthor } from './open-author.tsx';
import { Verify } from './verify.tsx';

/** Finds an account by its username, to verify it or to open its case. */
export function FindPerson() {
  const [text, setText] = useState('');
  const [person, setPerson] = useState<DeskPerson | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setPerson(null);
    setProblem('');
    try {
      setPerson(
        (await call('desk', { what: 'person', username: text.trim().replace(/^@/, '') }, { signedIn: true }))
          .person,
      );
    } catch (caught) {
      setProblem(failureOf(caught).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby="verificar" className={styles.part}>
      <h2 id="verificar">Buscar una cuenta</h2>
      <form noValidate className={styles.part} onSubmit={(event) => void find(event)}>
        <TextInput
          label="Nombre de usuario"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          limit={LIMITS.usernameMax}
          error={problem || undefined}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" kind="secondary" busy={busy}>
          Buscar la cuenta
        </Button>
      </form>
      {person ? (
        <>
          <p>
            <Link to={`/${person.username}`}>{person.nombre || person.username}</Link>
            {person.isVerified ? ' · verificada' : ''}
          </p>
          <div className={styles.buttons}>
            <Verify person={person} onChange={setPerson} />
            <OpenAuthor of={{ username: person.username }} />
          </div>
        </>
      ) : null}
    </section>
  );
}
