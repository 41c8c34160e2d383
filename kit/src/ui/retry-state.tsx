import { useRevalidator } from 'kit/router';
import { useLineBack } from '../use-line-back.ts';
import { ErrorState } from './state.tsx';

/** Something a loader could not have; trying again runs the loader anew, as does the connection when it is back. */
export function RetryState({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator();
  useLineBack(() => void revalidate());
  return <ErrorState text={text} onRetry={() => void revalidate()} busy={state !== 'idle'} />;
}
