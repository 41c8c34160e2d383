import { type Dispatch, type SetStateAction, useState } from 'react';

/**
 * State that starts anew when its source changes: a screen stays mounted when its loader runs again.
 * @see https://react.dev/reference/react/useState#storing-information-from-previous-renders
 */
export function useStateFrom<T, S>(
  source: T,
  start: (source: T) => S,
): readonly [S, Dispatch<SetStateAction<S>>] {
  const [before, setBefore] = useState(source);
  const [state, setState] = useState(() => start(source));
  if (before !== source) {
    setBefore(source);
    setState(() => start(source));
  }
  return [state, setState];
}
