import type { LocalTime } from 'domain/values/local-time';
import { type ComponentType, useEffect, useState } from 'react';

type Changes = ComponentType<{ now: LocalTime }>;

/** What became of events that the person likes: fetched when the screen stands. */
export function LateChanges({ now }: { now: LocalTime }) {
  const [Changes, setChanges] = useState<Changes | null>(null);
  useEffect(() => {
    import('./changes.tsx').then(
      (arrival) => setChanges(() => arrival.default),
      (caught) => console.warn('a part of the screen could not be fetched:', caught),
    );
  }, []);
  return Changes && <Changes now={now} />;
}
