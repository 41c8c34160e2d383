import { Link } from 'kit/router';
import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './card-frame.module.css';

/** Class of a picture that may travel from a card to its detail. */
const TRAVELLER = '[data-travels]';

/** Names the pressed card's picture, so that the view transition carries it to the detail's. */
function carry(event: MouseEvent<HTMLAnchorElement>): void {
  for (const other of document.querySelectorAll<HTMLElement>(TRAVELLER)) other.style.viewTransitionName = '';
  const picture = event.currentTarget.closest('article')?.querySelector<HTMLElement>(TRAVELLER);
  if (picture) picture.style.viewTransitionName = 'item-picture';
}

interface CardFrameProps {
  to: string;
  title: string;
  /** Heading level of the title within its page. */
  level?: 2 | 3 | 4 | undefined;
  /** The picture with what lies on it. */
  media: ReactNode;
  /** Between title and foot. */
  children: ReactNode;
  foot: ReactNode;
  /** A control of its own at the top right: like, or the owner's menu. */
  corner?: ReactNode;
  past?: boolean;
  className?: string | undefined;
}

/** What the cards share: the whole card leads to the detail, while its corner and author stay targets of their own. */
export function CardFrame({
  to,
  title,
  level = 3,
  media,
  children,
  foot,
  corner,
  past,
  className,
}: CardFrameProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={cx(styles.card, past && styles.past, className)}>
      <div className={styles.media} data-travels="">
        {media}
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <Link to={to} viewTransition onClick={carry} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {children}
        <div className={styles.foot}>{foot}</div>
      </div>
      {corner ? <div className={styles.corner}>{corner}</div> : null}
    </article>
  );
}

/** One line of a card: an icon and words, cut where the line ends. */
export function CardLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.line}>
      {icon}
      <span>{children}</span>
    </p>
  );
}

/** A small label on a card. */
export function CardChip({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'green' | 'mustard';
  children: ReactNode;
}) {
  return <span className={cx(styles.chip, styles[tone])}>{children}</span>;
}
