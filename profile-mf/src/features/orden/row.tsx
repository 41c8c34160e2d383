import GripVertical from '@lucide/icons/icons/grip-vertical';
import type { Move } from '@vidriera/domain/orden/move';
import { headingKey, isHeading } from '@vidriera/domain/orden/orden';
import { isolated, quoted } from '@vidriera/domain/values/isolated';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { IconButton } from '@vidriera/kit/ui/parts/icon-button';
import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './board.module.css';
import { HeadingForm } from './heading-form.tsx';
import type { useDrag } from './use-drag.ts';

interface RowProps {
  rowKey: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isPinned: boolean;
  help: string;
  handle: ReturnType<ReturnType<typeof useDrag>['handle']>;
  /** @param step the control that keeps the focus */
  onPlace: (by: -1 | 1 | 'first', step: string) => void;
  act: (move: Move, words: string) => boolean;
}

const KEYS: Record<string, -1 | 1 | 'first'> = { ArrowUp: -1, ArrowDown: 1, Home: 'first' };

/** A link or heading with its handle and buttons. */
export function Row({ rowKey, name, isFirst, isLast, isPinned, help, handle, onPlace, act }: RowProps) {
  const [editing, setEditing] = useState(false);
  const grip = useRef<HTMLButtonElement>(null);
  const stopEditing = () => {
    setEditing(false);
    grip.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    handle.onKeyDown(event);
    const by = KEYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onPlace(by, 'handle');
  };
  const button = (label: string, onClick: () => void, more: { step?: string; disabled?: boolean } = {}) => (
    <button
      type="button"
      className={styles.button}
      data-step={more.step}
      disabled={more.disabled}
      aria-label={`${label} ${isolated(name)}`}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <>
      <IconButton
        {...handle}
        ref={grip}
        data-step="handle"
        aria-label={`Mover ${isolated(name)}`}
        aria-describedby={help}
        className={styles.handle}
        onKeyDown={onKeyDown}
      >
        <Icon of={GripVertical} size={20} />
      </IconButton>
      {editing ? (
        <HeadingForm
          label="Texto del título"
          action="Guardar"
          initial={name}
          onCancel={stopEditing}
          onSave={(titulo) => {
            const isMade = act(
              { do: 'rename', key: rowKey, titulo },
              `El título ahora es ${quoted(titulo)}.`,
            );
            if (isMade) stopEditing();
            return isMade;
          }}
        />
      ) : (
        <>
          <p className={styles.name}>{name}</p>
          <div className={styles.buttons}>
            {button('Subir', () => onPlace(-1, 'up'), { step: 'up', disabled: isFirst })}
            {button('Bajar', () => onPlace(1, 'down'), { step: 'down', disabled: isLast })}
            {button('Primero', () => onPlace('first', 'first'), { step: 'first', disabled: isFirst })}
            {isHeading(rowKey) ? (
              <>
                {button('Cambiar', () => setEditing(true))}
                {button('Sacar', () => {
                  act({ do: 'unhead', key: headingKey(name) }, `Sacaste el título ${quoted(name)}.`);
                })}
              </>
            ) : isPinned ? (
              button('Soltar', () => {
                act({ do: 'unpin', tipo: 'link', id: rowKey }, `${quoted(name)} ya no está fijado.`);
              })
            ) : (
              button('Fijar', () => {
                act({ do: 'pin', tipo: 'link', id: rowKey }, `${quoted(name)} está fijado arriba de todo.`);
              })
            )}
          </div>
        </>
      )}
    </>
  );
}
