import { messages } from '@vidriera/domain/messages/messages';
import { retry } from '@vidriera/kit/data/retry';
import { useRetries } from '@vidriera/kit/hooks/use-retries';
import { Button } from '@vidriera/kit/ui/parts/button';
import { useRevalidator } from '@vidriera/router';

/** A retry button below a list that failed; it also retries by itself. */
export function FailedTab() {
  const { revalidate, state } = useRevalidator();
  useRetries(() => retry(revalidate));
  return (
    <Button kind="secondary" busy={state !== 'idle'} onClick={() => void retry(revalidate)}>
      {messages.general.retry}
    </Button>
  );
}
