import { listOwn } from '@vidriera/kit/requests/read';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { Link } from '@vidriera/router';
import { useEffect, useState } from 'react';
import page from '../page.module.css';

/** Offers a copy of the event published last. Its form proposes the next date of its weekday. Its line is kept free until then. */
export function LastEvent() {
  const [last, setLast] = useState<OwnItem<'evento'> | null>(null);
  useEffect(() => {
    let gone = false;
    listOwn('evento', null, { limit: 1 }).then(
      ({ items }) => gone || setLast(items[0] ?? null),
      (caught) => console.warn('failed to read the last event:', caught),
    );
    return () => {
      gone = true;
    };
  }, []);
  return (
    <p className={page.hint}>
      {last ? (
        <Link to={`/agregar-post?tipo=evento&copiar=${encodeURIComponent(last.id)}`}>
          Copiar el último evento
        </Link>
      ) : null}
    </p>
  );
}
