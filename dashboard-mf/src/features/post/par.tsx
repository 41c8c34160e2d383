import type { ReactNode } from 'react';
import styles from './par.module.css';

/** Two short controls side by side where there is room. */
export const Par = ({ children }: { children: ReactNode }) => <div className={styles.par}>{children}</div>;
