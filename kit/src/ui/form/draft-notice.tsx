import { Button } from '../parts/button.tsx';
import styles from './draft-notice.module.css';

interface DraftNoticeProps {
  text: string;
  discard: string;
  onDiscard: () => void;
}

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
