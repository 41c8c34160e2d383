import { type ReactNode, useId } from 'react';
import styles from './own-lists.module.css';

interface GroupProps {
  title: string;
  /** Of the list. */
  className?: string | undefined;
  children: readonly ReactNode[];
}

/** A titled list of rows (`li`); nothing without rows. */
export function Group({ title, className = styles.list, children }: GroupProps) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={className}>{children}</ul>
    </section>
  );
}
