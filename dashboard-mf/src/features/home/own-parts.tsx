import type { LocalTime } from '@vidriera/domain/values/local-time';
import { dropOldPhotos } from '@vidriera/kit/pictures/photo-store';
import type { SessionUser } from '@vidriera/session';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ConfirmMail } from '../mail/lazy-mail.tsx';
import { Changes } from './changes.tsx';
import { HeldNow } from './held-now.tsx';
import { News } from './news.tsx';
import { Notices } from './notices.tsx';
import { Seats } from './seats.tsx';
import { StillOn } from './still-on.tsx';
import { useMine } from './use-mine.ts';

interface OwnPartsProps {
  user: SessionUser;
  now: LocalTime;
  /** Where the person is told first. */
  top: HTMLElement | null;
}

/** The parts of `/all` that concern the signed-in person alone: notices, seats, news, changes of liked items, questions. */
export function OwnParts({ user, now, top }: OwnPartsProps) {
  const { mine, markRead, leave } = useMine();
  // Here, because a form with forgotten photos may never be opened again.
  useEffect(() => void dropOldPhotos(), []);
  return (
    <>
      {mine ? (
        <>
          {top ? createPortal(<HeldNow notices={mine.notices} />, top) : null}
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
