import { useRevalidator } from 'kit/router';
import { retry } from '../screen/retry.ts';
import { ErrorState } from './state.tsx';

/** Something a loader could not have; trying again runs the loader anew. */
export function RetryState({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator();
  return <ErrorState text={text} onRetry={() => retry(revalidate)} busy={state !== 'idle'} />;
}
