import { messages } from '@vidriera/domain/messages/messages';
import type { MouseEvent } from 'react';
import { Button, ButtonLink } from './button.tsx';
import { FieldError } from './field-error.tsx';
import styles from './see-more.module.css';

interface SeeMoreProps {
  text?: string;
  /** Address of the list with a page more, followed where no script is there yet; without one it is a button. */
  to?: string | null;
  /** As of `usePages`; where it has no next page, there is no way to one. */
  list: { cursor: string | null; loading: boolean; more: () => unknown };
  /** Why the next page did not come. */
  error: string | null | undefined;
}

/** The way to a list's next page. A link stays while that is read, so that the focus stays with it. */
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
