import { exceptionsOf } from '@vidriera/domain/evento/dated';
import { readDayTexts } from '@vidriera/domain/evento/exceptions';
import type { DateException } from '@vidriera/domain/evento/occurrence';
import { stateWord } from '@vidriera/domain/evento/state';
import type { AgendaCard, Detail } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { type Dia, dayName } from '@vidriera/domain/values/fecha';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { longDay, schedule, shortDay } from '@vidriera/kit/words/format';
import styles from './state.module.css';

type OfEvento = Extract<AgendaCard | Detail, { tipo: 'evento' }>;

/** Shows how an item changed since it was published: stamp, creator's note, original day, dates called off. */
export function State({ detail, now }: { detail: AgendaCard | Detail; now: string }) {
  const { tipo, estado, agotado } = detail;
  const aviso = 'aviso' in detail ? detail.aviso : undefined;
  const evento: OfEvento | null = detail.tipo === 'evento' ? detail : null;
  const dates = evento ? datesOf(evento, agendaDay(now)) : [];
  if (!estado && !agotado && !aviso && dates.length === 0) return null;
  // The ticket says that an event is cancelled; screen readers do not read it.
  const isOnTicket = evento?.estado === 'cancelado';
  const isBare = isOnTicket && !aviso && dates.length === 0 && !agotado && !evento.fechaAnterior;
  return (
    <section
      aria-label="Cambios"
      data-state={estado ?? (agotado ? 'agotado' : undefined)}
      className={isBare ? 'sr-only' : styles.state}
    >
      {estado ? <b className={isOnTicket ? 'sr-only' : styles.stamp}>{stateWord(tipo, estado)}</b> : null}
      {agotado ? <b className={styles.stamp}>{messages.detail.soldOut[tipo]}</b> : null}
      {aviso ? <p className={styles.aviso}>{aviso}</p> : null}
      {evento ? <Before evento={evento} now={now} /> : null}
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

export const Over = ({ children }: { children: string }) => (
  <p data-state="past" className={styles.state}>
    <b className={styles.stamp}>{children}</b>
  </p>
);

/** The original date of an event that was moved or postponed. */
function Before({ evento, now }: { evento: OfEvento; now: string }) {
  const { estado, fechaExacta, fechaAnterior, horaAnterior } = evento;
  const before = estado === 'pospuesto' ? fechaExacta : fechaAnterior;
  if (!before) return null;
  return (
    <p>
      {estado === 'pospuesto' ? 'Iba a ser: ' : 'Antes: '}
      <s>{[longDay(before, now), schedule(horaAnterior ?? null, null)].filter(Boolean).join(', ')}</s>
    </p>
  );
}

function dateWords(own: DateException | null): string {
  if (!own) return 'no se hace';
  const { horaInicio = null, horaFin = null, agotado } = own;
  return [horaInicio && `de ${schedule(horaInicio, horaFin)}`, agotado && 'entradas agotadas']
    .filter(Boolean)
    .join(', ');
}

/** Upcoming dates that differ from every week, with the creator's note. */
function datesOf(evento: OfEvento, today: Dia): [Dia, string][] {
  const notes = readDayTexts('avisos' in evento ? evento.avisos : []);
  return [...(exceptionsOf(evento) ?? [])]
    .filter(([dia]) => dia >= today)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([dia, own]) => [dia, [dateWords(own), notes.get(dia)].filter(Boolean).join('. ')]);
}
