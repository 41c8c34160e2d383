import { MODALIDAD_VISIBLE } from 'domain/item/item';
import CalendarDays from 'lucide-react/icons/calendar-days';
import UserRound from 'lucide-react/icons/user-round';
import { dateRange, isPast, teacher } from '../format.ts';
import { CardChip, CardFrame, CardLine, type CardProps } from './card-frame.tsx';
import styles from './course-card.module.css';

/** A course: green edge, teacher with title, hours, modality, from–to. */
export function CourseCard({ item, ...rest }: CardProps<'curso'>) {
  return (
    <CardFrame
      {...rest}
      item={item}
      className={styles.course}
      over={
        <span className={styles.kind}>
          {isPast(item, rest.today) ? 'Ya fue' : 'Curso'}
          {item.cantHoras > 0 ? ` · ${item.cantHoras} h` : ''}
        </span>
      }
      chip={<CardChip green>{MODALIDAD_VISIBLE[item.modalidad]}</CardChip>}
    >
      <CardLine icon={<UserRound size={18} />}>{teacher(item) ?? 'Docente a confirmar'}</CardLine>
      <CardLine icon={<CalendarDays size={18} />}>
        {dateRange(item.fechaDesde, item.fechaHasta, rest.today) ?? 'Fechas a confirmar'}
      </CardLine>
    </CardFrame>
  );
}
