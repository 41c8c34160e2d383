import type { LocalTime } from 'domain/values/local-time';
import { type ComponentType, useEffect, useState } from 'react';

type Parts = ComponentType<{ now: LocalTime }>;

/** What is the person's own: fetched when the screen stands. */
export function Late({ now }: { now: LocalTime }) {
  const [Parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    import('./late-parts.tsx').then(
      (arrival) => setParts(() => arrival.default),
      (caught) => console.warn('a part of the screen could not be fetched:', caught),
    );
  }, []);
  return Parts && <Parts now={now} />;
}
