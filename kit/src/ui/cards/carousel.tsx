import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { cx } from '../../class-names.ts';
import { useChosenInView } from '../../hooks/use-chosen-in-view.ts';
import { Icon, type IconData } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import styles from './carousel.module.css';

interface CarouselProps {
  label: string;
  /** Fraction of the visible width that a press scrolls. */
  step?: number;
  /** `full`: each child is as wide as the carousel. `auto`: children keep their width. */
  items?: 'full' | 'auto';
  buttons?: 'over' | 'above';
  heading?: ReactNode;
  /** The selected choice; it is scrolled into view when it changes. */
  chosen?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A row that scrolls sideways by touch, wheel, keyboard or its two buttons, which are disabled at the ends. */
export function Carousel({
  label,
  step = 1,
  items = 'full',
  buttons = 'over',
  heading,
  chosen = '',
  className,
  children,
}: CarouselProps) {
  const row = useChosenInView<HTMLUListElement>(chosen);
  const [ends, setEnds] = useState({ start: true, end: false, fits: false });

  const look = useCallback(() => {
    const element = row.current;
    if (!element) return;
    const rest = element.scrollWidth - element.clientWidth;
    const next = { start: element.scrollLeft <= 1, end: element.scrollLeft >= rest - 1, fits: rest <= 1 };
    setEnds((seen) =>
      seen.start === next.start && seen.end === next.end && seen.fits === next.fits ? seen : next,
    );
  }, [row]);

  useEffect(() => {
    look();
    const observer = new ResizeObserver(look);
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
  }, [look, row]);

  const move = (direction: 1 | -1) => {
    const element = row.current;
    element?.scrollBy({ left: direction * element.clientWidth * step, behavior: 'smooth' });
  };

  const button = (name: string, direction: 1 | -1, disabled: boolean, icon: IconData) => (
    <IconButton
      look={buttons === 'over' ? 'floating' : 'outlined'}
      aria-label={name}
      disabled={disabled}
      onClick={() => move(direction)}
    >
      <Icon of={icon} size={20} />
    </IconButton>
  );

  const controls = (
    <div className={cx(styles.controls, ends.fits && styles.hidden)}>
      {button('Anterior', -1, ends.start, ChevronLeft)}
      {button('Siguiente', 1, ends.end, ChevronRight)}
    </div>
  );

  return (
    <section
      aria-label={label}
      aria-roledescription="carrusel"
      className={cx(styles.carousel, styles[buttons], className)}
    >
      {buttons === 'above' ? (
        <div className={styles.top}>
          {heading}
          {controls}
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <ul ref={row} onScroll={look} tabIndex={0} className={cx(styles.row, styles[items])}>
        {children}
      </ul>
      {buttons === 'over' ? controls : null}
    </section>
  );
}
