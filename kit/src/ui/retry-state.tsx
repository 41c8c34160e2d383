import { useRevalidator } from '@vidriera/router';
import { retry } from '../retry.ts';
import { useLineBack } from '../use-line-back.ts';
import { ErrorState } from './state.tsx';

/** A failed load. A press, or a restored connection, runs the loader again. */
export function RetryState({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator();
  useLineBack(() => void retry(revalidate));
  return <ErrorState text={text} onRetry={() => retry(revalidate)} busy={state !== 'idle'} />;
}
