import {
  Children,
  isValidElement,
  type ReactNode,
  type UIEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../class-names.ts';
import { CardRatio, PictureSizes, SHELF } from '../picture-sizes.ts';
import { useHydrated } from '../use-hydrated.ts';
import styles from './card-grid.module.css';

interface CardGridProps {
  /** `grid`: 1 to 4 columns by width. `shelf`: one row that scrolls sideways on a phone. `list`: one column (links). */
  layout?: 'grid' | 'shelf' | 'list';
  'aria-label'?: string;
  children: ReactNode;
}

export function CardGrid({ layout = 'grid', children, ...aria }: CardGridProps) {
  const shelf = layout === 'shelf';
  // Only a server-rendered page delays the pictures beyond the edge.
  const [served] = useState(!useHydrated());
  const row = useRef<HTMLUListElement>(null);
  const isMoved = useRef(false);
  const [first] = Children.toArray(children);
  const firstKey = isValidElement(first) ? first.key : null;
  // Snapping follows the first card to its new place; a shelf that nobody moved begins at its new first card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the first card changes
  useLayoutEffect(() => {
    if (shelf && !isMoved.current) row.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [shelf, firstKey]);
  const noteMove = ({ currentTarget }: UIEvent<HTMLElement>) => {
    isMoved.current = currentTarget.scrollLeft > 1;
  };
  const cards = (
    <ul
      ref={row}
      onScroll={shelf ? noteMove : undefined}
      className={cx(styles.cards, styles[layout], shelf && served && styles.served)}
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
