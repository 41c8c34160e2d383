import styles from './en-tu-sitio.module.css';

/** An agenda as another site shows it. Its own policy lets it run nothing. */
export function Preview({ path }: { path: string }) {
  return <iframe title="Así se ve" src={path} className={styles.preview} />;
}
