import { Button } from './button.tsx';
import styles from './draft-notice.module.css';

interface DraftNoticeProps {
  text: string;
  /** What the button says that throws the draft away. */
  discard: string;
  onDiscard: () => void;
}

/** Says that a form holds what was left from another time. */
export function DraftNotice({ text, discard, onDiscard }: DraftNoticeProps) {
  return (
    <section className={styles.notice} aria-label="Borrador">
      <p>{text}</p>
      <Button kind="ghost" onClick={onDiscard}>
        {discard}
      </Button>
    </section>
  );
}
