import styles from './verified-mark.module.css';

/** Stands beside the name of an account that the desk verified. */
export const VerifiedMark = () => <span role="img" aria-label="Cuenta verificada" className={styles.mark} />;
