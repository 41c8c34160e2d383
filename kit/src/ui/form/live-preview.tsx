import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../../class-names.ts';
import { useRootMark } from '../../hooks/use-root-mark.ts';
import styles from './live-preview.module.css';

interface LivePreviewProps {
  picture: ReactNode;
  title: string;
  line: string;
  /** Whether the preview has content; until then the strip is hidden. */
  begun?: boolean;
  children: ReactNode;
}

/**
 * A preview that follows typing: below 1280 px a sticky strip of 72 px, above the full preview beside the form, with the strip for screen
 * readers. Changes are not announced.
 */
export function LivePreview({ picture, title, line, begun = true, children }: LivePreviewProps) {
  const aside = useKeptPlace(begun);
  useRootMark('preview');
  return (
    <aside ref={aside} className={cx(styles.preview, !begun && styles.waiting)} aria-label="Vista previa">
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

/** Keeps the focused field in place when the strip appears. At the top of a page, browsers do not anchor the scroll. */
function useKeptPlace(begun: boolean) {
  const aside = useRef<HTMLElement>(null);
  const hadBegun = useRef(begun);
  useLayoutEffect(() => {
    if (!begun || hadBegun.current) return;
    hadBegun.current = true;
    const { previousElementSibling: fields } = aside.current?.parentElement ?? {};
    const { top = 0, bottom = 0 } = aside.current?.getBoundingClientRect() ?? {};
    const below = (fields?.getBoundingClientRect().top ?? 0) - bottom;
    if (scrollY === 0 && below >= 0) scrollBy(0, bottom - top + below);
  }, [begun]);
  return aside;
}
