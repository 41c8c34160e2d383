import { cx } from '../../class-names.ts';
import { useDebounced } from '../../hooks/use-debounced.ts';
import type { useLimit } from '../../hooks/use-limit.ts';
import styles from './limit-count.module.css';

const QUIET = 1000;

interface LimitCountProps extends Pick<ReturnType<typeof useLimit>, 'left' | 'cut'> {
  id?: string;
  className?: string | undefined;
}

/** Shows the characters left near a field's limit, and the number cut. Screen readers announce it when typing pauses. */
export function LimitCount({ id, left, cut, className }: LimitCountProps) {
  const words = [cut, left].flatMap((part) => part ?? []).join(' ');
  const announcement = useDebounced(words, QUIET);
  return (
    <>
      {words ? (
        <p id={id} className={cx('soft', styles.count, className)}>
          {words}
        </p>
      ) : null}
      <span className="sr-only" aria-live="polite">
        {announcement}
      </span>
    </>
  );
}
