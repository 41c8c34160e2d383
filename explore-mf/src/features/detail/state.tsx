import { readExceptions } from 'domain/evento/exceptions';
import type { CardOf, Detail } from 'domain/item/wire-schema';
import { type Dia, dayName } from 'domain/values/fecha';
import { agendaDay } from 'domain/values/local-time';
import { longDay, schedule, shortDay } from 'kit/format';
import styles from './state.module.css';

type Evento = CardOf<'evento'> | Extract<Detail, { tipo: 'evento' }>;

/** What became of an event since it was published, in its creator's words: a stamp, from when it was moved, dates that are called off. Nothing, where nothing did. */
export function State({ evento, now }: { evento: Evento; now: string }) {
  const { estado, agotado, fechaExacta, fechaAnterior, horaAnterior } = evento;
  const aviso = 'aviso' in evento ? evento.aviso : undefined;
  const dates = 'excepciones' in evento ? datesOf(evento.excepciones ?? [], agendaDay(now)) : [];
  if (!estado && !agotado && !aviso && dates.length === 0) return null;
  const before = estado === 'pospuesto' ? fechaExacta : fechaAnterior;
  return (
    <section aria-label="Cambios" className={styles.state}>
      {estado ? <b className={styles.stamp}>{estado}</b> : null}
      {agotado ? <b className={styles.stamp}>Entradas agotadas</b> : null}
      {aviso ? <p className={styles.aviso}>{aviso}</p> : null}
      {before ? (
        <p>
          {estado === 'pospuesto' ? 'Iba a ser: ' : 'Antes: '}
          <s>
            {[longDay(before, agendaDay(now)), schedule(horaAnterior ?? null, null)]
              .filter(Boolean)
              .join(', ')}
          </s>
        </p>
      ) : null}
      {dates.map(([dia, words]) => (
        <p key={dia}>
          <b>
            {dayName(dia).slice(0, 3)} {shortDay(dia, now)}
          </b>
          : {words}
        </p>
      ))}
    </section>
  );
}

/** The dates to come that are not as every week. */
const datesOf = (texts: readonly string[], today: Dia): [Dia, string][] =>
  [...readExceptions(texts)]
    .filter(([dia]) => dia >= today)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([dia, hours]) => [dia, hours ? `de ${schedule(hours.horaInicio, hours.horaFin)}` : 'no se hace']);
