import { messages } from '@vidriera/domain/messages/messages';
import { retry } from '@vidriera/kit/retry';
import { Button } from '@vidriera/kit/ui/button';
import { useLineBack } from '@vidriera/kit/use-line-back';
import { useRevalidator } from '@vidriera/router';

/** A retry button below a list that failed; it also retries when the connection is back. */
export function FailedTab() {
  const { revalidate, state } = useRevalidator();
  useLineBack(() => void retry(revalidate));
  return (
    <Button kind="secondary" busy={state !== 'idle'} onClick={() => retry(revalidate)}>
      {messages.general.retry}
    </Button>
  );
}
