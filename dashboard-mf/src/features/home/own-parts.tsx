import { messages } from '@vidriera/domain/messages/messages';
import { mayPublish } from '@vidriera/domain/usuario/may';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { dropOldPhotos } from '@vidriera/kit/pictures/photo-store';
import { listUnchangedWeekly } from '@vidriera/kit/requests/read';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { lazyPart } from '@vidriera/kit/ui/parts/lazy-part';
import type { SessionUser } from '@vidriera/session';
import { serverNow } from '@vidriera/session/server-clock';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ConfirmMail } from '../mail/lazy-mail.tsx';
import { Changes } from './changes.tsx';
import { HeldNow } from './held-now.tsx';
import { News } from './news.tsx';
import { Notices } from './notices.tsx';
import { Seats } from './seats.tsx';
import { useMine } from './use-mine.ts';

type Repeating = OwnItem<'evento' | 'curso'>;

/** Fetched apart: few people are asked. */
const Question = lazyPart(async () => (await import('./still-on-question.tsx')).Question);

/** Asks whether repeating events and courses that did not change for long still take place, one after another. */
function StillOn({ role }: Pick<SessionUser, 'role'>) {
  const all = useUnchanged(mayPublish(role));
  const [answered, setAnswered] = useState<readonly Repeating[]>([]);
  const item = all.find((own) => !answered.includes(own));
  const last = answered.at(-1);
  return (
    <>
      <p role="status" className="sr-only">
        {last ? messages.post.goesOn(last.titulo) : ''}
      </p>
      {item ? <Question key={item.id} item={item} onAnswer={() => setAnswered([...answered, item])} /> : null}
    </>
  );
}

/** Returns the unchanged ones; if they can't be read, it asks another time. */
function useUnchanged(asks: boolean): readonly Repeating[] {
  const [weekly, setWeekly] = useState<readonly Repeating[]>([]);
  useEffect(() => {
    if (!asks) return;
    let gone = false;
    listUnchangedWeekly(new Date(serverNow())).then(
      (read) => gone || setWeekly(read),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [asks]);
  return weekly;
}

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
