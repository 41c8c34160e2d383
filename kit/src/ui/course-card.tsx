import { MODALIDAD_VISIBLE } from '@vidriera/domain/item/item';
import { isPast } from '@vidriera/domain/item/time';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { placeLabel, schedule, shortRange } from '../format.ts';
import { CardChip, CardFrame, CardLine, type CardProps, Price } from './card-frame.tsx';
import styles from './course-card.module.css';
import { Stamp } from './stamp.tsx';

/** A course's card: green edge, dates, price, hours and place, modality. Its detail names the teacher. */
export function CourseCard({ item, ...rest }: CardProps<'curso'>) {
  const place = item.modalidad !== 'Virtual' && (item.direccion || item.ciudad) ? placeLabel(item) : null;
  const hours = schedule(item.horaInicio, item.horaFin);
  const dates = shortRange(item.fechaDesde, item.fechaHasta, agendaDay(rest.now));
  return (
    <CardFrame
      {...rest}
      item={item}
      className={styles.course}
      over={
        item.estado || item.agotado || isPast(item, rest.now) ? (
          <Stamp item={item} now={rest.now} />
        ) : (
          <span className={styles.kind}>
            Curso
            {item.cantHoras > 0 ? ` · ${item.cantHoras} h` : ''}
          </span>
        )
      }
      chip={<CardChip green>{MODALIDAD_VISIBLE[item.modalidad]}</CardChip>}
    >
      <CardLine end={<Price of={item} />} className={styles.dates}>
        {dates ?? 'Fechas a confirmar'}
      </CardLine>
      <CardLine>{[hours, place].filter(Boolean).join(' · ')}</CardLine>
    </CardFrame>
  );
}
