import { repeatText } from '@vidriera/domain/evento/regla-words';
import { dateToHora } from '@vidriera/domain/values/hora';
import { CheckBox } from '@vidriera/kit/ui/form/check-box';
import { longDay, now, schedule } from '@vidriera/kit/words/format';
import styles from '../traer.module.css';
import { type FoundEvent, isOffered } from './compare.ts';

const VERB: Partial<Record<FoundEvent['state'], string>> = { new: 'Traer', changed: 'Actualizar' };

interface EventsTableProps {
  events: readonly FoundEvent[];
  disabled: boolean;
  onLeaveOut: (id: string, isOut: boolean) => void;
}

export const EventsTable = ({ events, disabled, onLeaveOut }: EventsTableProps) => (
  <table className={styles.table}>
    <caption>Los eventos que vienen</caption>
    <thead>
      <tr>
        <th scope="col">Evento</th>
        <th scope="col" className={styles.outcome}>
          Estado
        </th>
      </tr>
    </thead>
    <tbody>
      {events.map((event) => (
        <tr key={event.id}>
          <th scope="row">
            {event.data.titulo}
            <small>{whenOf(event)}</small>
          </th>
          <td>
            {isOffered(event.state) && !event.outcome ? (
              <CheckBox
                label={VERB[event.state]}
                aria-label={`${VERB[event.state]} ${event.data.titulo}, ${whenOf(event)}`}
                checked={!event.isOut}
                disabled={disabled}
                onChange={({ target }) => onLeaveOut(event.id, !target.checked)}
              />
            ) : (
              stateOf(event)
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

function whenOf({ dia, data }: FoundEvent): string {
  const hours = schedule(dateToHora(data.horaInicio) || null, dateToHora(data.horaFin) || null);
  return [repeatText(data) ?? longDay(dia, now()), hours].filter(Boolean).join(' · ');
}

function stateOf({ state, outcome }: FoundEvent): string {
  if (outcome?.kind === 'failed') return outcome.message;
  if (outcome) return state === 'changed' ? 'Actualizado' : 'Traído como borrador';
  return state === 'had' ? 'Ya lo trajiste' : 'Lo eliminaste';
}
