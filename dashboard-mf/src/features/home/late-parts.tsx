import type { LocalTime } from 'domain/values/local-time';
import type { SessionUser } from 'kit/session';
import { Suspense } from 'react';
import { ConfirmMail } from '../mail/late.tsx';
import { Changes } from './changes.tsx';
import { Seats } from './seats.tsx';
import { StillOn } from './still-on.tsx';

export interface LateProps {
  user: SessionUser;
  now: LocalTime;
}

/** What concerns the person alone: what they are down for, what became of what they like, and what they are asked. */
export default function LateParts({ user, now }: LateProps) {
  return (
    <>
      <Seats now={now} />
      <Changes now={now} />
      <Suspense>
        <ConfirmMail email={user.email} />
      </Suspense>
      <StillOn role={user.role} />
    </>
  );
}
