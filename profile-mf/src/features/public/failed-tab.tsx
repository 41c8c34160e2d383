import { messages } from 'domain/messages/messages';
import { retry } from 'kit/retry';
import { useRevalidator } from 'kit/router';
import { Button } from 'kit/ui/button';
import styles from './public.module.css';

/** Why a tab's list is empty that could not be read, and another try. */
export function FailedTab({ why }: { why: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert" className={styles.failed}>
      <p>{why}</p>
      <Button kind="secondary" busy={state !== 'idle'} onClick={() => retry(revalidate)}>
        {messages.general.retry}
      </Button>
    </div>
  );
}
