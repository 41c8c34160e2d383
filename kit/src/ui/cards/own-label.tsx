import styles from './own-label.module.css';

/** Tells a creator who sees an own item, and when. */
export const OwnLabel = ({ children }: { children: string }) => (
  <span className={styles.label}>{children}</span>
);
