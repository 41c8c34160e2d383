import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../class-names.ts';
import styles from './live-preview.module.css';

interface LivePreviewProps {
  /** Shown 56 px wide. */
  picture: ReactNode;
  title: string;
  /** When and where, or what about. */
  line: string;
  /** Whether there is something to show yet: until then the strip is not there. */
  begun?: boolean;
  /** The whole of it, as others will see it. Nothing in it can be pressed. */
  children: ReactNode;
}

/**
 * What a form makes, following what is typed: below 1280 px a strip of 72 px that sticks beneath the header, from there on the whole of
 * it beside the form, the strip being for screen readers then. Nothing is announced: it is there to be gone to.
 */
export function LivePreview({ picture, title, line, begun = true, children }: LivePreviewProps) {
  const aside = useKeptPlace(begun);
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

/** Keeps the field that is being typed in where it stands when the strip comes: at a page's top no browser does. */
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
