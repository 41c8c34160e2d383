import { listOwn } from '@vidriera/kit/requests/read';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { Link } from '@vidriera/router';
import { useEffect, useState } from 'react';

/** Offers a copy of the event published last. Its form proposes the next date of its weekday. It stands beside another link, so nothing moves. */
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
  if (!last) return null;
  return (
    <>
      {' · '}
      <Link
        to={`/agregar-post?tipo=evento&copiar=${encodeURIComponent(last.id)}`}
        aria-label="Copiar el último evento"
      >
        Copiar el último
      </Link>
    </>
  );
}
