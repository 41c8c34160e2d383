import type { LocalTime } from '@vidriera/domain/values/local-time';
import type { SessionUser } from '@vidriera/session';
import { Suspense } from 'react';
import { ConfirmMail } from '../mail/late.tsx';
import { Changes } from './changes.tsx';
import { Notices } from './notices.tsx';
import { Seats } from './seats.tsx';
import { StillOn } from './still-on.tsx';
import { useMine } from './use-mine.ts';

export interface LateProps {
  user: SessionUser;
  now: LocalTime;
}

/** Shows what concerns the person alone: notices, their seats, changes of what they like, and questions. */
export default function LateParts({ user, now }: LateProps) {
  const { mine, markRead, leave } = useMine();
  return (
    <>
      {mine ? (
        <>
          <Notices notices={mine.notices} now={now} onRead={markRead} />
          <Seats parties={mine.parties} now={now} onLeave={leave} />
          <Changes now={now} told={mine.notices} />
        </>
      ) : null}
      <Suspense>
        <ConfirmMail email={user.email} />
      </Suspense>
      <StillOn role={user.role} />
    </>
  );
}
