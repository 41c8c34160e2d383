import type { ReactNode } from 'react';
import styles from './pair.module.css';

export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
