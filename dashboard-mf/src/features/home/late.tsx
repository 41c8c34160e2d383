import { type ComponentType, useEffect, useState } from 'react';
import type { LateProps } from './late-parts.tsx';

type Parts = ComponentType<LateProps>;

/** What is the person's own: fetched when the screen stands. */
export function Late(props: LateProps) {
  const [Parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    import('./late-parts.tsx').then(
      (arrival) => setParts(() => arrival.default),
      (caught) => console.warn('a part of the screen could not be fetched:', caught),
    );
  }, []);
  return Parts && <Parts {...props} />;
}
