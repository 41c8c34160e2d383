import { messages } from '@vidriera/domain/messages/messages';
import { isPassing } from '@vidriera/kit/data/result';
import { retry } from '@vidriera/kit/data/retry';
import { useRetries } from '@vidriera/kit/hooks/use-retries';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { Link, useLocation, useNavigate, useNavigation, useRouteError } from '@vidriera/router';
import { markReady } from '@vidriera/runtime/mark-ready';
import { useFailure } from '@vidriera/runtime/use-failure';
import { useEffect } from 'react';
import styles from './body-error.module.css';

/**
 * Replaces a screen whose area failed to load, or whose address is unknown. A retry navigates to the same address, which loads the area
 * again; it happens by itself too.
 */
export function BodyError() {
  const failure = useFailure();
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const busy = useNavigation().state !== 'idle';
  const lost = failure.code === 'not-found';
  const again = () => retry(() => navigate({ pathname, search, hash }, { replace: true }));
  useRetries(again, isPassing(failure));
  useEffect(markReady, []);
  useEffect(() => {
    if (!lost) console.warn(`${pathname} can't be shown:`, error);
  }, [lost, pathname, error]);
  return (
    <section className={styles.error} role="alert">
      {lost ? <PrivateMeta title="No encontramos esta página" /> : <title>Vidriera</title>}
      <Shutter />
      <h1 className={styles.title}>{failure.message}</h1>
      {lost ? (
        <Link className={styles.action} to="/explore">
          Explorar
        </Link>
      ) : (
        <button type="button" className={styles.action} disabled={busy} onClick={() => void again()}>
          {messages.general.retry}
        </button>
      )}
    </section>
  );
}

function Shutter() {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 96" aria-hidden="true">
      <path d="M12 12h96l8 18a11 11 0 0 1-22 0 11 11 0 0 1-23 0 11 11 0 0 1-22 0 11 11 0 0 1-23 0 11 11 0 0 1-22 0z" />
      <path d="M16 44v46h88V44M26 54h68M26 64h68M26 74h68M52 82h16" />
    </svg>
  );
}
