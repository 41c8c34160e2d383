import { type Regla, readRegla } from '@vidriera/domain/evento/regla';
import { repeatText, weekdaysText } from '@vidriera/domain/evento/regla-words';
import { MODALIDAD_VISIBLE } from '@vidriera/domain/item/item';
import { isPast } from '@vidriera/domain/item/time';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { placeLabel, schedule, shortRange } from '../../words/format.ts';
import { CardChip, CardFrame, CardLine, type CardProps, Price } from './card-frame.tsx';
import styles from './course-card.module.css';
import { Stamp } from './stamp.tsx';

/** 'Lun y jue 18:00' */
const classHours = ({ horaInicio, horaFin }: CardOf<'curso'>, regla: Regla): string =>
  [weekdaysText(regla), horaInicio ?? schedule(null, horaFin)].filter(Boolean).join(' ');

/** A course's card: green edge, dates, price, weekdays, hours and place, modality. Its detail names the teacher. */
export function CourseCard({ item, ...rest }: CardProps<'curso'>) {
  const place = item.modalidad !== 'Virtual' && (item.direccion || item.ciudad) ? placeLabel(item) : null;
  const dates = shortRange(item.fechaDesde, item.fechaHasta, agendaDay(rest.now));
  const regla = readRegla(item.regla);
  const hours = schedule(item.horaInicio, item.horaFin);
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
        {dates ?? repeatText({ ...item, fechaPeriodica: null }) ?? 'Fechas a confirmar'}
      </CardLine>
      <CardLine>
        {[regla && dates ? classHours(item, regla) : hours, place].filter(Boolean).join(' · ')}
      </CardLine>
    </CardFrame>
  );
}
