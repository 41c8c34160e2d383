import ArrowLeft from '@lucide/icons/icons/arrow-left';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import Trash2 from '@lucide/icons/icons/trash';
import X from '@lucide/icons/icons/x';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Picture } from '../cards/picture.tsx';
import { Icon } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import styles from './ordered-pictures.module.css';

export interface OrderedPicture {
  /** Unique in the list, and stable. */
  key: string;
  /** Storage path, download URL or `blob:` address. */
  src: string;
  badge?: string;
  /** Laid over the lower edge: the upload's progress. */
  state?: ReactNode;
  underway?: boolean;
}

interface OrderedPicturesProps {
  label: string;
  /** Follows each picture's number for screen readers: ' de la galería'. */
  suffix?: string;
  pictures: readonly OrderedPicture[];
  /** Indexes from 0; `moveElement` returns the new list. */
  onMove: (from: number, to: number) => void;
  onRemove: (key: string) => void;
  disabled?: boolean;
}

type Focus = { key: string; step: -1 | 1 };

/** Pictures in an order, moved by buttons (keyboard, touch) or dragged, and removed one by one. */
export function OrderedPictures({
  label,
  suffix = '',
  pictures,
  onMove,
  onRemove,
  disabled = false,
}: OrderedPicturesProps) {
  const list = useRef<HTMLUListElement>(null);
  const focus = useRef<Focus | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');

  // A moved button loses the focus: restore it, or focus the other button at the end of the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order changes
  useEffect(() => {
    if (!focus.current) return;
    const { key, step } = focus.current;
    focus.current = null;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(
      `[data-key="${CSS.escape(key)}"] [data-step]`,
    );
    const all = [...(buttons ?? [])];
    (
      all.find((button) => button.dataset.step === String(step) && !button.disabled) ??
      all.find((button) => !button.disabled)
    )?.focus();
  }, [pictures]);

  const move = (from: number, to: number) => {
    onMove(from, to);
    setAnnouncement(`La foto ${from + 1} ahora es la ${to + 1} de ${pictures.length}.`);
  };
  const step = (index: number, by: -1 | 1) => {
    focus.current = { key: pictures[index]?.key ?? '', step: by };
    move(index, index + by);
  };
  const mover = (index: number, by: -1 | 1) => (
    <IconButton
      data-step={by}
      aria-label={`Mover la foto ${index + 1}${suffix} hacia ${by < 0 ? 'atrás' : 'adelante'}`}
      disabled={disabled || !pictures[index + by]}
      onClick={() => step(index, by)}
    >
      {by < 0 ? <Icon of={ArrowLeft} size={20} /> : <Icon of={ArrowRight} size={20} />}
    </IconButton>
  );
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    const from = pictures.findIndex(({ key }) => key === dragged);
    setDragged(null);
    if (from >= 0 && from !== to) move(from, to);
  };

  return (
    <>
      <ul ref={list} aria-label={label} className={styles.list}>
        {pictures.map(({ key, src, badge, state, underway }, index) => (
          <li
            key={key}
            data-key={key}
            data-dragged={dragged === key || undefined}
            draggable={!disabled}
            className={styles.item}
            onDragStart={() => setDragged(key)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => drop(event, index)}
          >
            <Picture
              imagen={src}
              alt={`Foto ${index + 1}${suffix}`}
              seed={key}
              title=""
              sizes="160px"
              className={styles.picture}
            />
            {badge ? <span className={styles.badge}>{badge}</span> : null}
            {state ? <div className={styles.state}>{state}</div> : null}
            <IconButton
              look="floating"
              aria-label={`${underway ? 'Cancelar' : 'Quitar'} la foto ${index + 1}${suffix}`}
              disabled={disabled}
              onClick={() => onRemove(key)}
              className={styles.remove}
            >
              {underway ? <Icon of={X} size={20} /> : <Icon of={Trash2} size={20} />}
            </IconButton>
            {pictures.length > 1 ? (
              <div className={styles.order}>
                {mover(index, -1)}
                <span className={styles.number} aria-hidden>
                  {index + 1}
                </span>
                {mover(index, 1)}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
