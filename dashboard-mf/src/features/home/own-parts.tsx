import type { LocalTime } from '@vidriera/domain/values/local-time';
import { dropOldPhotos } from '@vidriera/kit/photo-store';
import type { SessionUser } from '@vidriera/session';
import { useEffect } from 'react';
import { ConfirmMail } from '../mail/lazy-mail.tsx';
import { Changes } from './changes.tsx';
import { News } from './news.tsx';
import { Notices } from './notices.tsx';
import { Seats } from './seats.tsx';
import { StillOn } from './still-on.tsx';
import { useMine } from './use-mine.ts';

interface OwnPartsProps {
  user: SessionUser;
  now: LocalTime;
}

/** The parts of `/all` that concern the signed-in person alone: notices, seats, news, changes of liked items, questions. */
export function OwnParts({ user, now }: OwnPartsProps) {
  const { mine, markRead, leave } = useMine();
  // Here, because a form with forgotten photos may never be opened again.
  useEffect(() => void dropOldPhotos(), []);
  return (
    <>
      {mine ? (
        <>
          <Notices notices={mine.notices} now={now} onRead={markRead} />
          <Seats parties={mine.parties} now={now} onLeave={leave} />
          <Changes now={now} told={mine.notices} />
        </>
      ) : null}
      <News now={now} />
      <ConfirmMail email={user.email} />
      <StillOn role={user.role} />
    </>
  );
}
