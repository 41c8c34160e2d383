import { appealPath } from '@vidriera/domain/complaint/paths';
import { dayWord } from '@vidriera/domain/item/near';
import { messages } from '@vidriera/domain/messages/messages';
import { diaOf } from '@vidriera/domain/values/fecha';
import { isolated } from '@vidriera/domain/values/isolated';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { detailPath } from '@vidriera/kit/going/detail-path';
import { Button } from '@vidriera/kit/ui/parts/button';
import { shortDay } from '@vidriera/kit/words/format';
import { Link } from '@vidriera/router';
import { useId, useRef, useState } from 'react';
import { type AnyNotice, noticeText } from './notice-words.ts';
import styles from './notices.module.css';

const SHOWN = 5;

interface NoticesProps {
  notices: readonly AnyNotice[];
  now: LocalTime;
  onRead: (notices: readonly AnyNotice[]) => Promise<void>;
}

/** Notices of the person's seats and promos. A notice is read when its page is opened, or all are marked. */
export function Notices({ notices, now, onRead }: NoticesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  if (notices.length === 0) return null;
  const unread = notices.filter(({ readAt }) => readAt === null).length;
  const shown = showsAll ? notices : notices.slice(0, SHOWN);
  const markAll = () => {
    heading.current?.focus(); // the button disappears
    void onRead(notices);
  };
  return (
    <section aria-labelledby={id} className={styles.notices}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          Novedades
        </h2>
        {unread > 0 ? (
          <>
            <span className={styles.count}>{`${unread} sin leer`}</span>
            <Button kind="ghost" onClick={markAll}>
              Marcar como leídas
            </Button>
          </>
        ) : null}
      </header>
      <ul>
        {shown.map((notice) => (
          <OneNotice key={notice.id} notice={notice} now={now} onOpen={() => void onRead([notice])} />
        ))}
      </ul>
      {shown.length < notices.length ? (
        <Button kind="secondary" onClick={() => setShowsAll(true)}>
          Ver las {notices.length} novedades
        </Button>
      ) : null}
    </section>
  );
}

function OneNotice({ notice, now, onOpen }: { notice: AnyNotice; now: LocalTime; onOpen: () => void }) {
  const { titulo, createdAt, readAt } = notice;
  const { see, to, reason } = aboutOf(notice);
  const told = new Date(createdAt);
  const day = diaOf(told);
  return (
    <li>
      <span className={styles.mark}>
        {readAt === null ? <span role="img" aria-label="Sin leer" className={styles.dot} /> : null}
      </span>
      <div>
        <p>{noticeText(notice)}</p>
        {reason ? <p>{reason}</p> : null}
        <p className={styles.foot}>
          <time dateTime={told.toISOString()}>
            {dayWord(day, now) === 'Hoy' ? 'hoy' : shortDay(day, now)}
          </time>
          {to === null ? null : (
            <Link to={to} aria-label={`${see}: ${isolated(titulo)}`} onClick={onOpen}>
              {see}
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}

/** Where a notice leads (`null`: nowhere any more), and its reason. */
function aboutOf(notice: AnyNotice): { see: string; to: string | null; reason: string } {
  if ('subject' in notice) {
    const isOver = notice.kind === 'back' || notice.kind === 'lifted';
    return { see: 'Ver por qué', to: isOver ? null : appealPath(notice.subject), reason: '' };
  }
  const { aviso, isGone } = notice;
  if ('promo' in notice)
    return {
      see: 'Ver la promo',
      to: isGone ? null : detailPath('promo', notice.promo),
      reason: aviso && messages.claims.reason(aviso),
    };
  return {
    see: 'Ver el evento',
    to: isGone ? null : detailPath('evento', notice.evento),
    reason: aviso && messages.seats.reason(aviso),
  };
}
