import { MODALIDAD_VISIBLE } from 'domain/item/item';
import type { CardOf } from 'domain/item/wire-schema';
import type { Dia } from 'domain/values/fecha';
import CalendarDays from 'lucide-react/icons/calendar-days';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { dateRange, isPast, teacher } from '../format.ts';
import { AuthorLink } from './author-link.tsx';
import { CardChip, CardFrame, CardLine } from './card-frame.tsx';
import styles from './course-card.module.css';
import { Picture } from './picture.tsx';

interface CourseCardProps {
  curso: CardOf<'curso'>;
  to: string;
  today: Dia;
  level?: 2 | 3 | 4;
  corner?: ReactNode;
  priority?: boolean;
}

/** A course: green edge, teacher with title, hours, modality, from–to. */
export function CourseCard({ curso, to, today, level, corner, priority }: CourseCardProps) {
  const past = isPast(curso, today);
  return (
    <CardFrame
      to={to}
      title={curso.titulo}
      level={level}
      corner={corner}
      past={past}
      className={styles.course}
      media={
        <>
          <Picture
            imagen={curso.imagen}
            alt=""
            seed={curso.id}
            title={curso.titulo}
            {...(priority ? { priority } : {})}
          />
          <span className={styles.kind}>
            {past ? 'Ya fue' : 'Curso'}
            {curso.cantHoras > 0 ? ` · ${curso.cantHoras} h` : ''}
          </span>
        </>
      }
      foot={
        <>
          <AuthorLink author={curso.usuario} />
          <CardChip tone="green">{MODALIDAD_VISIBLE[curso.modalidad]}</CardChip>
        </>
      }
    >
      <CardLine icon={<UserRound size={18} />}>{teacher(curso) ?? 'Docente a confirmar'}</CardLine>
      <CardLine icon={<CalendarDays size={18} />}>
        {dateRange(curso.fechaDesde, curso.fechaHasta, today) ?? 'Fechas a confirmar'}
      </CardLine>
    </CardFrame>
  );
}
