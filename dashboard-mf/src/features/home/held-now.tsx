import { appealPath } from '@vidriera/domain/complaint/paths';
import type { DeskNotice } from '@vidriera/domain/seats/wire-schema';
import { Link } from '@vidriera/router';
import { useId } from 'react';
import { type AnyNotice, noticeText } from './notice-words.ts';
import styles from './notices.module.css';

/** The latest notice of each own thing that is held or removed, unless it returned since. Its line stands until the notice is read. */
export function heldNow(notices: readonly AnyNotice[]): DeskNotice[] {
  const latest = new Map<string, DeskNotice>();
  for (const notice of notices)
    if ('subject' in notice && !latest.has(notice.subject)) latest.set(notice.subject, notice);
  return [...latest.values()].filter(
    ({ kind, readAt }) => readAt === null && (kind === 'held' || kind === 'removed'),
  );
}

/** At the top of `/all`: own things that nobody else sees now, and why. @param notices newest first */
export function HeldNow({ notices }: { notices: readonly AnyNotice[] }) {
  const id = useId();
  const held = heldNow(notices);
  if (held.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.held}>
      <h2 id={id} className="sr-only">
        Lo tuyo que no se ve
      </h2>
      <ul>
        {held.map((notice) => (
          <li key={notice.id}>
            {noticeText(notice)} <Link to={appealPath(notice.subject)}>Ver por qué</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
