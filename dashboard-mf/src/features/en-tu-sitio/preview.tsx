import styles from './en-tu-sitio.module.css';

/** An agenda as another site shows it. Its links may open pages, and nothing else. */
export function Preview({ path }: { path: string }) {
  return (
    <iframe
      title="Así se ve"
      src={path}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      className={styles.preview}
    />
  );
}
