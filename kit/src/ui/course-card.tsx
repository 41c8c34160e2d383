import { MODALIDAD_VISIBLE } from 'domain/item/item';
import { isPast } from 'domain/item/time';
import { agendaDay } from 'domain/values/local-time';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import UserRound from 'lucide-react/icons/user-round';
import { dateRange, schedule, teacher } from '../format.ts';
import { CardChip, CardFrame, CardLine, type CardProps, PlaceLine } from './card-frame.tsx';
import styles from './course-card.module.css';

/** A course: green edge, teacher with title, from–to, hours, place, modality. */
export function CourseCard({ item, ...rest }: CardProps<'curso'>) {
  const hours = schedule(item.horaInicio, item.horaFin);
  return (
    <CardFrame
      {...rest}
      item={item}
      className={styles.course}
      over={
        <span className={styles.kind}>
          {isPast(item, rest.now) ? 'Ya fue' : 'Curso'}
          {item.cantHoras > 0 ? ` · ${item.cantHoras} h` : ''}
        </span>
      }
      chip={<CardChip green>{MODALIDAD_VISIBLE[item.modalidad]}</CardChip>}
    >
      <CardLine icon={<UserRound size={18} />}>{teacher(item) ?? 'Docente a confirmar'}</CardLine>
      <CardLine icon={<CalendarDays size={18} />}>
        {dateRange(item.fechaDesde, item.fechaHasta, agendaDay(rest.now)) ?? 'Fechas a confirmar'}
      </CardLine>
      {hours ? <CardLine icon={<Clock size={18} />}>{hours}</CardLine> : null}
      {item.modalidad === 'Virtual' || !item.direccion ? null : <PlaceLine {...item} />}
    </CardFrame>
  );
}
