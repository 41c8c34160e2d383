import type { ReactNode } from 'react';
import styles from './form-section.module.css';

interface FormSectionProps {
  title: string;
  help?: string;
  children: ReactNode;
}

/** A titled part of a form. It is not a named region, because a control may have the same name ('Rol'). */
export function FormSection({ title, help, children }: FormSectionProps) {
  return (
    <section className={styles.section}>
      <header>
        <h2 className={styles.title}>{title}</h2>
        {help ? <p className="soft">{help}</p> : null}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
