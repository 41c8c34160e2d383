import type { ReactNode } from 'react';
import styles from './form-footer.module.css';

/** A form's end: its one button and what there is to say about it. On a phone it sticks above the frame's bottom bar. */
export const FormFooter = ({ children }: { children: ReactNode }) => (
  <div className={styles.footer}>{children}</div>
);
