import type { ReactNode, Ref } from 'react';
import styles from './result-line.module.css';

/** The result of a press, read aloud. It takes the focus where the pressed button disappears. */
export function ResultLine({ ref, children }: { ref: Ref<HTMLParagraphElement>; children: ReactNode }) {
  return (
    <p ref={ref} role="status" tabIndex={-1} className={styles.result}>
      {children}
    </p>
  );
}
