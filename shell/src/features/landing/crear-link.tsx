import { LIMITES } from 'domain/limits';
import { useLinkHost } from 'kit/link-host';
import { Form } from 'kit/router';
import { Button } from 'kit/ui/button';
import { useId, useState } from 'react';
import { Disponibilidad } from '../username/disponibilidad.tsx';
import { useDisponible } from '../username/use-disponible.ts';
import styles from './crear-link.module.css';

/** The create-your-link form: leads to /signup with the name in the query; an empty name does nothing. */
export function CrearLink() {
  const id = useId();
  const linkHost = useLinkHost();
  const [username, setUsername] = useState('');
  const disponible = useDisponible(username);
  return (
    <Form
      action="/signup"
      method="get"
      className={styles.form}
      onSubmit={(event) => {
        if (!new FormData(event.currentTarget).get('username')?.toString().trim()) event.preventDefault();
      }}
    >
      <label htmlFor={id} className="sr-only">
        Tu nombre de usuario
      </label>
      <div className={styles.box}>
        <span className={styles.prefix} aria-hidden="true">
          {linkHost}
        </span>
        <input
          id={id}
          name="username"
          placeholder="tunombre"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITES.usernameMax}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          className={styles.input}
        />
        <Button type="submit" className={styles.submit}>
          Creá tu link
        </Button>
      </div>
      <div className={styles.status}>
        <Disponibilidad disponible={disponible} onElegir={setUsername} />
      </div>
    </Form>
  );
}
