import { useRevalidator } from '@vidriera/router';
import { retry } from '../../data/retry.ts';
import { useRetries } from '../../hooks/use-retries.ts';
import { ErrorState } from './state.tsx';

/** A failed load. A press runs the loader again, and it runs again by itself. */
export function RetryState({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator();
  useRetries(() => retry(revalidate));
  return <ErrorState text={text} onRetry={() => void retry(revalidate)} busy={state !== 'idle'} />;
}
