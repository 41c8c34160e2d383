import { messages } from '@vidriera/domain/messages/messages';
import { useRouteError } from '@vidriera/router';
import { markReady } from '@vidriera/runtime/mark-ready';
import { useEffect } from 'react';
import styles from './body-error.module.css';

/** Shown if the frame itself fails. */
export function RootError() {
  const error = useRouteError();
  useEffect(markReady, []);
  useEffect(() => console.error('the frame broke:', error), [error]);
  return (
    <main className={styles.error} role="alert">
      <h1 className={styles.title}>{messages.general.internal}</h1>
      <a className={styles.action} href="/">
        Volver al inicio
      </a>
    </main>
  );
}
