import { Children, isValidElement, type ReactNode, type UIEvent, useLayoutEffect, useRef } from 'react';
import { cx } from '../../class-names.ts';
import { useServed } from '../../hooks/use-served.ts';
import { CardRatio, PictureSizes, SHELF } from '../../pictures/picture-sizes.ts';
import styles from './card-grid.module.css';

interface CardGridProps {
  /** `grid`: 1 to 4 columns by width. `shelf`: one row that scrolls sideways on a phone. `list`: one column (links). */
  layout?: 'grid' | 'shelf' | 'list';
  'aria-label'?: string;
  children: ReactNode;
}

export function CardGrid({ layout = 'grid', children, ...aria }: CardGridProps) {
  const shelf = layout === 'shelf';
  // Later lists are whole at once: Back returns to a card by its place.
  const served = useServed();
  const row = useRef<HTMLUListElement>(null);
  const isMoved = useRef(false);
  const [first] = Children.toArray(children);
  const firstKey = isValidElement(first) ? first.key : null;
  const was = useRef(firstKey);
  // Snapping follows the first card to its new place; a shelf that nobody moved begins at its new first card.
  useLayoutEffect(() => {
    if (shelf && was.current !== firstKey && !isMoved.current)
      row.current?.scrollTo({ left: 0, behavior: 'instant' });
    was.current = firstKey;
  }, [shelf, firstKey]);
  const noteMove = ({ currentTarget }: UIEvent<HTMLElement>) => {
    isMoved.current = currentTarget.scrollLeft > 1;
  };
  const cards = (
    <ul
      ref={row}
      onScroll={shelf ? noteMove : undefined}
      className={cx(styles.cards, styles[layout], served && styles.served)}
      {...aria}
    >
      {children}
    </ul>
  );
  if (!shelf) return cards;
  return (
    <CardRatio value="1:1">
      <PictureSizes value={SHELF}>{cards}</PictureSizes>
    </CardRatio>
  );
}
