import type { LocalTime } from 'domain/values/local-time';
import { Changes } from './changes.tsx';
import { Seats } from './seats.tsx';

/** What concerns the person alone: what they are down for, and what became of what they like. */
export default function LateParts({ now }: { now: LocalTime }) {
  return (
    <>
      <Seats now={now} />
      <Changes now={now} />
    </>
  );
}
