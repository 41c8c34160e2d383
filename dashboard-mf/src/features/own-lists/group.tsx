import { type ReactNode, useId } from 'react';
import styles from './own-lists.module.css';

/** A titled list of rows (`li`); nothing without rows. */
export function Group({ title, children }: { title: string; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
