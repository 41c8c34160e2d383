import { apiPaths } from 'domain/api/api';
import { changedSchema } from 'domain/api/schema';
import { type Detail, detailSchema } from 'domain/item/wire-schema';
import type { LocalTime } from 'domain/values/local-time';
import { apiGet } from 'kit/api';
import { myLikes } from 'kit/data/likes';
import { detailPath } from 'kit/detail-path';
import { eventDate } from 'kit/format';
import { Link } from 'kit/router';
import { useEffect, useId, useState } from 'react';
import styles from './changes.module.css';
import type { AnyNotice } from './notice-words.ts';

type Evento = Extract<Detail, { tipo: 'evento' }>;

/** Events that are shown. */
const SHOWN = 5;

/** Of what the person likes, the events to come that changed; those liked last first. */
async function readChanges(): Promise<Evento[]> {
  const [{ ids }, likes] = await Promise.all([apiGet(changedSchema, apiPaths.changed), myLikes()]);
  const changed = new Set<string>(ids);
  const mine = likes.evento.filter((id) => changed.has(id)).slice(0, SHOWN);
  const details = await Promise.all(mine.map((id) => apiGet(detailSchema, apiPaths.item('evento', id))));
  return details.flatMap((detail) => (detail.tipo === 'evento' ? [detail] : []));
}

interface ChangesProps {
  now: LocalTime;
  /** Notices, which tell of their events already. */
  told: readonly AnyNotice[];
}

/** Changes of events that the person likes and is not told of otherwise. The list comes late, and is left out where it can't be read. */
export function Changes({ now, told }: ChangesProps) {
  const [eventos, setEventos] = useState<readonly Evento[]>([]);
  const id = useId();
  useEffect(() => {
    let gone = false;
    readChanges().then(
      (read) => gone || setEventos(read),
      (caught) => console.warn('changes of liked events could not be read:', caught),
    );
    return () => {
      gone = true;
    };
  }, []);
  const untold = eventos.filter(
    ({ id }) => !told.some((notice) => 'evento' in notice && notice.evento === id),
  );
  if (untold.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.changes}>
      <h2 id={id}>Cambió algo que te gusta</h2>
      <ul>
        {untold.map((evento) => (
          <li key={evento.id}>
            <Link to={detailPath('evento', evento.id)}>{evento.titulo}</Link>
            <p>
              <b>{wordsOf(evento, now)}</b>
              {evento.aviso ? ` ${evento.aviso}` : ''}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const WORDS = { cancelado: 'Se canceló.', pospuesto: 'Se pospuso: la nueva fecha, a confirmar.' };

function wordsOf(evento: Evento, now: LocalTime): string {
  const { estado, agotado } = evento;
  const words =
    estado === 'reprogramado' ? `Cambió la fecha: ${eventDate(evento, now)}.` : estado && WORDS[estado];
  const soldOut = agotado ? 'Entradas agotadas.' : '';
  return [words, soldOut].filter(Boolean).join(' ') || `Cambian fechas. ${eventDate(evento, now)}.`;
}
