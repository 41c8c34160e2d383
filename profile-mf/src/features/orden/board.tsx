import { messages } from '@vidriera/domain/messages/messages';
import type { Move } from '@vidriera/domain/orden/move';
import { isHeading, shownOrder, titleOf } from '@vidriera/domain/orden/orden';
import { quoted } from '@vidriera/domain/values/isolated';
import { Select } from '@vidriera/kit/ui/form/select';
import { Button } from '@vidriera/kit/ui/parts/button';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './board.module.css';
import { HeadingForm } from './heading-form.tsx';
import type { OwnOrden } from './own-orden.ts';
import { Rows } from './rows.tsx';
import { useOrden } from './use-orden.ts';

/** Own links and headings in order: dragged, moved by buttons or by the arrow keys. */
export function Board({ read, onClose }: { read: OwnOrden; onClose: () => void }) {
  const { shown, move, settled } = useOrden(read);
  const [announcement, setAnnouncement] = useState('');
  const [above, setAbove] = useState('');
  const [closing, setClosing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const help = useId();
  // The focus begins here, and comes back when what had it is gone.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  });

  const { pinned, rest } = shownOrder(shown, read.own.ids);
  const linkOf = new Map(read.links.map((link) => [link.id, link]));
  const nameOf = (key: string): string => (isHeading(key) ? titleOf(key) : (linkOf.get(key)?.titulo ?? ''));

  const act = (change: Move, words: string): boolean => {
    const isMade = move(change);
    if (isMade) setAnnouncement(words);
    return isMade;
  };
  const rows = (keys: readonly string[]) => ({
    keys,
    nameOf,
    help,
    onPlace: (from: number, to: number) => {
      const key = keys[from] ?? '';
      const otherKeys = keys.filter((otherKey) => otherKey !== key);
      // To the start means before whatever another tab has put there.
      const [after, before] = to === 0 ? [null, null] : [otherKeys[to - 1] ?? null, otherKeys[to] ?? null];
      act(
        { do: 'place', key, after, before },
        messages.orden.place(quoted(nameOf(key)), to + 1, keys.length),
      );
    },
    act,
  });
  const close = async () => {
    setClosing(true);
    await settled();
    onClose();
  };

  return (
    <section className={styles.board}>
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1}>
          Ordená tus links
        </h2>
        <Button kind="secondary" busy={closing} busyText="Guardando…" onClick={() => void close()}>
          Listo
        </Button>
      </div>
      <p id={help} className="soft">
        Arrastrá desde la manija, o elegila y usá las flechas del teclado. Cada cambio se guarda solo. Los
        links que publiques después van a salir arriba, debajo de los fijados.
      </p>
      <HeadingForm
        label="Título nuevo"
        action="Agregar título"
        onSave={(titulo) =>
          act(
            { do: 'head', titulo, ...(above && { above }) },
            messages.orden.place(quoted(titulo), Math.max(0, rest.indexOf(above)) + 1, rest.length + 1),
          )
        }
      >
        {rest.length > 1 ? (
          <Select
            label="Arriba de"
            options={rest.map((key) => ({ value: key, label: nameOf(key) }))}
            value={rest.includes(above) ? above : (rest[0] ?? '')}
            onChange={({ target }) => setAbove(target.value)}
          />
        ) : null}
      </HeadingForm>
      {pinned.length > 0 ? (
        <>
          <h3>Fijados</h3>
          <Rows {...rows(pinned)} label="Links fijados" isPinned />
          <h3>Los demás</h3>
        </>
      ) : null}
      <Rows {...rows(rest)} label="Links y títulos en orden" />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}
