import { messages } from '@vidriera/domain/messages/messages';
import { retry } from '@vidriera/kit/retry';
import { Button } from '@vidriera/kit/ui/button';
import { useLineBack } from '@vidriera/kit/use-line-back';
import { useRevalidator } from '@vidriera/router';

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
