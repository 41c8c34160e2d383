import { withoutInvisible } from '@vidriera/domain/values/invisible';
import { LIMITS } from '@vidriera/domain/values/limits';
import { useLimit } from '@vidriera/kit/hooks/use-limit';
import { useUsernameAvailability } from '@vidriera/kit/hooks/use-username-availability';
import { Button } from '@vidriera/kit/ui/parts/button';
import { LimitCount } from '@vidriera/kit/ui/parts/limit-count';
import { UsernameAvailability } from '@vidriera/kit/ui/people/username-availability';
import { Form } from '@vidriera/router';
import { siteFacts } from '@vidriera/session/config';
import { useId, useState } from 'react';
import styles from './create-link.module.css';

/** The create-your-link form: goes to /signup with the name in the query; an empty name does nothing. */
export function CreateLink({ onName }: { onName?: (username: string) => void }) {
  const id = useId();
  const { linkHost } = siteFacts();
  const [username, setUsername] = useState('');
  const available = useUsernameAvailability(username);
  const { watch, left, cut } = useLimit(LIMITS.nombre);
  const change = (name: string) => {
    setUsername(name);
    onName?.(name);
  };
  return (
    <Form
      action="/signup"
      method="get"
      className={styles.form}
      {...watch}
      onSubmit={(event) => {
        if (!withoutInvisible(username)) event.preventDefault();
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
          maxLength={LIMITS.nombre}
          value={username}
          onChange={(event) => change(event.target.value)}
          className={styles.input}
        />
        <Button type="submit" className={styles.submit}>
          Creá tu link
        </Button>
      </div>
      <div className={styles.status}>
        <LimitCount left={left} cut={cut} className={styles.limit} />
        <UsernameAvailability available={available} onChoose={change} />
      </div>
    </Form>
  );
}
