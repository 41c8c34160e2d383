import type { ComponentProps, ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps extends ComponentProps<'section'> {
  icon: ReactNode;
}

/** Something to be done, within a screen: its icon, words (a `<p>`), buttons (a `row`), and what went wrong. */
export const Notice = ({ icon, children, ...section }: NoticeProps) => (
  <section {...section} className={styles.notice}>
    {icon}
    {children}
  </section>
);
