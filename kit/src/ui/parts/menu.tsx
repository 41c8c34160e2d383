import EllipsisVertical from '@lucide/icons/icons/ellipsis-vertical';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './menu.module.css';

interface MenuProps {
  label: string;
  items: readonly { label: string; icon?: ReactNode; danger?: boolean; onSelect: () => void }[];
  look?: 'plain' | 'floating';
}

/** Pixels at the top and bottom that the frame's bars may cover. */
const BARS = 64;

/** A button with three dots and its menu. Arrows move; Esc and a press outside close it. */
export function Menu({ label, items, look = 'plain' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const menu = box.current?.querySelector<HTMLElement>('[role=menu]');
    // At the end of a page, scrolling can't move the menu out from under the bottom bar: it opens where there is more room, and scrolls.
    const { top = 0, bottom = 0 } = box.current?.getBoundingClientRect() ?? {};
    const [above, below] = [top - BARS, innerHeight - BARS - bottom];
    if (menu && menu.offsetHeight > below) {
      menu.toggleAttribute('data-up', above > below);
      menu.style.maxBlockSize = `${Math.max(above, below)}px`;
    }
    menu?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const close = () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Escape') return close();
    if (event.key === 'Tab') return setOpen(false);
    const entries = [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    entries.at(next % entries.length)?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the button and the menu within
    <div ref={box} className={styles.box} onKeyDown={onKeyDown}>
      <IconButton
        look={look}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen((was) => !was)}
      >
        <Icon of={EllipsisVertical} size={20} />
      </IconButton>
      {open ? (
        <div id={id} role="menu" aria-label={label} className={styles.menu}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={cx(styles.item, item.danger && styles.danger)}
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              {item.icon}
              {item.label}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
