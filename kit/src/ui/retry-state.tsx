import { useRevalidator } from '@vidriera/router';
import { retry } from '../retry.ts';
import { useLineBack } from '../use-line-back.ts';
import { ErrorState } from './state.tsx';

/** Something a loader could not have; trying again runs the loader anew, as does the connection when it is back. */
export function RetryState({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator();
  useLineBack(() => void retry(revalidate));
  return <ErrorState text={text} onRetry={() => retry(revalidate)} busy={state !== 'idle'} />;
}
