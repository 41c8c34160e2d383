import type { ComponentProps, ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps extends ComponentProps<'section'> {
  icon: ReactNode;
}

/** A task within a screen: icon, text (a `<p>`), buttons (a `row`), and an error. */
export const Notice = ({ icon, children, ...section }: NoticeProps) => (
  <section {...section} className={styles.notice}>
    {icon}
    {children}
  </section>
);
