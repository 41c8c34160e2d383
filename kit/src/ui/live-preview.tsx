import type { ReactNode } from 'react';
import styles from './live-preview.module.css';

interface LivePreviewProps {
  /** Shown 56 px wide. */
  picture: ReactNode;
  title: string;
  /** When and where, or what about. */
  line: string;
  /** The whole of it, as others will see it. Nothing in it can be pressed. */
  children: ReactNode;
}

/**
 * What a form makes, following what is typed: below 1280 px a strip of 72 px that sticks beneath the header, from there on the whole of
 * it beside the form, the strip being for screen readers then. Nothing is announced: it is there to be gone to.
 */
export function LivePreview({ picture, title, line, children }: LivePreviewProps) {
  return (
    <aside className={styles.preview} aria-label="Vista previa">
      <div className={styles.mini}>
        <div className={styles.picture}>{picture}</div>
        <div>
          <p className={styles.title}>{title}</p>
          <p className={styles.line}>{line}</p>
        </div>
      </div>
      <div className={styles.window}>
        <p className="soft">Así se va a ver</p>
        <div inert>{children}</div>
      </div>
    </aside>
  );
}
