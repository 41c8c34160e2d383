import { messages } from '@vidriera/domain/messages/messages';
import type { MouseEvent } from 'react';
import { Button, ButtonLink } from '../parts/button.tsx';
import { FieldError } from '../parts/field-error.tsx';
import styles from './see-more.module.css';

interface SeeMoreProps {
  text?: string;
  /** Address of the list with one more page, for pages without scripts; missing: a button is rendered. */
  to?: string | null;
  /** From `usePages`; nothing is rendered on the last page. */
  list: { cursor: string | null; loading: boolean; more: () => unknown };
  error: string | null | undefined;
}

/** Loads a list's next page. While it loads, the link stays and keeps the focus. */
export function SeeMore({ text = 'Ver más', to, list: { cursor, loading, more }, error }: SeeMoreProps) {
  if (!cursor) return null;
  const onPress = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    more();
  };
  return (
    <div className={styles.more}>
      <FieldError error={error} />
      {to ? (
        <ButtonLink kind="secondary" to={to} onClick={onPress} aria-busy={loading}>
          {loading ? messages.general.loading : text}
        </ButtonLink>
      ) : (
        <Button
          kind="secondary"
          onClick={() => void more()}
          busy={loading}
          busyText={messages.general.loading}
        >
          {text}
        </Button>
      )}
    </div>
  );
}
