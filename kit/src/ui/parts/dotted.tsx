import styles from './dotted.module.css';

/** Parts that a text parts by dots, 'Sábado · 22:00': a line is broken between two, and neither begins nor ends with the dot. */
export function Dotted({ text }: { text: string }) {
  return (
    <span className={styles.dotted}>
      <span className={styles.line}>
        {text.split(/\s·\s/).map((part, at) => (
          // Another place is another element: a browser's translation takes texts away from React.
          <span key={at > 0 ? part : `first ${part}`} className={styles.part}>
            {at > 0 ? <span className={styles.dot}> · </span> : null}
            {part}
          </span>
        ))}
      </span>
    </span>
  );
}
