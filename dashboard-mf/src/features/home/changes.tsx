import { apiPaths } from '@vidriera/domain/api/api';
import { changedSchema } from '@vidriera/domain/api/schema';
import { type Detail, detailSchema } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { detailPath } from '@vidriera/kit/going/detail-path';
import { apiGet } from '@vidriera/kit/requests/api';
import { myLikes } from '@vidriera/kit/requests/likes';
import { eventDate } from '@vidriera/kit/words/format';
import { Link } from '@vidriera/router';
import { useEffect, useId, useState } from 'react';
import styles from './changes.module.css';
import type { AnyNotice } from './notice-words.ts';

const SHOWN = 5;

/** Returns liked upcoming items that changed, by kind, the last liked first. */
async function readChanges(): Promise<Detail[]> {
  const [{ ids, cursos, promos }, likes] = await Promise.all([
    apiGet(changedSchema, apiPaths.changed),
    myLikes(),
  ]);
  const changed = { evento: ids, curso: cursos, promo: promos };
  const mine = TIPOS_AGENDA.flatMap((tipo) => {
    const known = new Set<string>(changed[tipo]);
    return likes[tipo].filter((id) => known.has(id)).map((id) => ({ tipo, id }));
  });
  return Promise.all(
    mine.slice(0, SHOWN).map(({ tipo, id }) => apiGet(detailSchema, apiPaths.item(tipo, id))),
  );
}

interface ChangesProps {
  now: LocalTime;
  /** Notices already tell about their items. */
  told: readonly AnyNotice[];
}

/** Changes of liked items without a notice. Left out if they can't be read. */
export function Changes({ now, told }: ChangesProps) {
  const [items, setItems] = useState<readonly Detail[]>([]);
  const id = useId();
  useEffect(() => {
    let gone = false;
    readChanges().then(
      (read) => gone || setItems(read),
      (caught) => console.warn('failed to load changes of liked items:', caught),
    );
    return () => {
      gone = true;
    };
  }, []);
  const known = new Set(
    told.flatMap((notice) => {
      if ('subject' in notice) return [];
      return 'promo' in notice ? `promo ${notice.promo}` : `evento ${notice.evento}`;
    }),
  );
  const untold = items.filter(({ tipo, id }) => !known.has(`${tipo} ${id}`));
  if (untold.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.changes}>
      <h2 id={id}>Cambió algo que te gusta</h2>
      <ul>
        {untold.map((item) => (
          <li key={`${item.tipo} ${item.id}`}>
            <Link to={detailPath(item.tipo, item.id)}>{item.titulo}</Link>
            <p>
              <b>{wordsOf(item, now)}</b>
              {item.aviso ? ` ${item.aviso}` : ''}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const WORDS = { cancelado: 'Se canceló.', pospuesto: 'Se pospuso: la nueva fecha, a confirmar.' };

function wordsOf(item: Detail, now: LocalTime): string {
  const { tipo, estado, agotado } = item;
  const date = tipo === 'evento' ? eventDate(item, now) : '';
  const words = estado === 'reprogramado' ? `Cambió la fecha: ${date}.` : estado && WORDS[estado];
  const soldOut = agotado ? `${messages.detail.soldOut[tipo]}.` : '';
  return [words, soldOut].filter(Boolean).join(' ') || `Cambian fechas. ${date}.`;
}
