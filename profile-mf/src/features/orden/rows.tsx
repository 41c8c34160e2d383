import type { Move } from '@vidriera/domain/orden/move';
import { headingKey, isHeading } from '@vidriera/domain/orden/orden';
import { cx } from '@vidriera/kit/class-names';
import { useEffect, useRef } from 'react';
import styles from './board.module.css';
import { Row } from './row.tsx';
import { useDrag } from './use-drag.ts';

interface RowsProps {
  label: string;
  /** Ids of links, and headings with their mark. */
  keys: readonly string[];
  nameOf: (key: string) => string;
  /** Id of the words that explain the handle. */
  help: string;
  isPinned?: boolean;
  /** Indexes from 0; `to` among the others. */
  onPlace: (from: number, to: number) => void;
  act: (move: Move, words: string) => boolean;
}

/** A list of links and headings that can be moved within it. */
export function Rows({ label, keys, nameOf, help, isPinned = false, onPlace, act }: RowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const focus = useRef<{ key: string; step: string } | null>(null);
  const { drag, handle } = useDrag(list, onPlace);

  // A row that moves in the document loses the focus; a button at the end of the list takes none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order changes
  useEffect(() => {
    if (!focus.current) return;
    const { key, step } = focus.current;
    focus.current = null;
    const row = list.current?.querySelector(`[data-key="${CSS.escape(key)}"]`);
    const controls = [...(row?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? [])];
    const same = controls.find((control) => control.dataset.step === step && !control.disabled);
    (same ?? controls[0])?.focus();
  }, [keys.join('\n')]);

  const place = (key: string, to: number, step: string) => {
    const from = keys.indexOf(key);
    if (to < 0 || to >= keys.length || to === from) return;
    focus.current = { key, step };
    onPlace(from, to);
  };
  /** A row that goes leaves the focus to its neighbour. */
  const actOn =
    (key: string) =>
    (move: Move, words: string): boolean => {
      const at = keys.indexOf(key);
      const next = move.do === 'rename' ? headingKey(move.titulo) : (keys[at + 1] ?? keys[at - 1] ?? '');
      focus.current = { key: next, step: 'handle' };
      const isMade = act(move, words);
      if (!isMade) focus.current = null;
      return isMade;
    };
  const otherKeys = drag ? keys.filter((_, index) => index !== drag.from) : [];
  const isDropAt = (key: string): 'before' | 'after' | undefined => {
    if (!drag || drag.from === drag.to) return;
    if (otherKeys[drag.to] === key) return 'before';
    return drag.to === otherKeys.length && otherKeys.at(-1) === key ? 'after' : undefined;
  };

  return (
    <ol ref={list} aria-label={label} className={cx(styles.rows, drag && styles.dragging)}>
      {keys.map((key, index) => (
        <li
          key={key}
          data-key={key}
          data-dragged={drag?.from === index || undefined}
          data-drop={isDropAt(key)}
          className={cx(styles.row, isHeading(key) && styles.heading)}
        >
          <Row
            rowKey={key}
            name={nameOf(key)}
            isFirst={index === 0}
            isLast={index === keys.length - 1}
            isPinned={isPinned}
            help={help}
            handle={handle(index)}
            onPlace={(by, step) => place(key, by === 'first' ? 0 : index + by, step)}
            act={actOn(key)}
          />
        </li>
      ))}
    </ol>
  );
}
