import { useRevalidator } from '@vidriera/router';
import { messages } from 'domain/messages/messages';
import { retry } from 'kit/retry';
import { Button } from 'kit/ui/button';
import { useLineBack } from 'kit/use-line-back';

/** Beneath an empty list that could not be read: another try. The connection tries by itself when it is back. */
export function FailedTab() {
  const { revalidate, state } = useRevalidator();
  useLineBack(() => void retry(revalidate));
  return (
    <Button kind="secondary" busy={state !== 'idle'} onClick={() => retry(revalidate)}>
      {messages.general.retry}
    </Button>
  );
}
