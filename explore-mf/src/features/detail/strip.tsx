import ArrowRight from '@lucide/icons/icons/arrow-right';
import { repeatText } from '@vidriera/domain/evento/regla-words';
import { MODALIDAD_VISIBLE } from '@vidriera/domain/item/item';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { type Dia, dayName } from '@vidriera/domain/values/fecha';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { cx } from '@vidriera/kit/class-names';
import { Dotted } from '@vidriera/kit/ui/parts/dotted';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { Avatar } from '@vidriera/kit/ui/people/avatar';
import { schedule, shortDay, teacher } from '@vidriera/kit/words/format';
import styles from './strip.module.css';

interface StripProps {
  curso: CardOf<'curso'>;
  past: boolean;
  now: string;
}

export function Strip({ curso, past, now }: StripProps) {
  const { fechaDesde, fechaHasta, horaInicio, horaFin, cantHoras, modalidad } = curso;
  const today = agendaDay(now);
  const profe = teacher(curso);
  const day = (label: string, dia: Dia | null) =>
    dia ? (
      <p>
        <span>{label}</span>{' '}
        <time dateTime={dia}>
          {dayName(dia).slice(0, 3)} {shortDay(dia, today)}
        </time>
      </p>
    ) : null;
  const line = [
    repeatText({ ...curso, fechaPeriodica: null }),
    horaInicio && horaFin ? `${horaInicio} a ${horaFin}` : schedule(horaInicio, horaFin),
    cantHoras > 0 ? `${cantHoras} h en total` : null,
    MODALIDAD_VISIBLE[modalidad],
  ];
  return (
    <div className={styles.course}>
      {fechaDesde || fechaHasta ? (
        <div className={cx(styles.strip, past && styles.over)}>
          {day('Empieza', fechaDesde)}
          {fechaDesde && fechaHasta ? <Icon of={ArrowRight} size={20} /> : null}
          {day('Termina', fechaHasta)}
        </div>
      ) : null}
      <p className={styles.line}>
        <Dotted text={line.filter(Boolean).join(' · ')} />
      </p>
      {profe ? (
        <p className={styles.profe}>
          <Avatar imagen={null} name={curso.nombreProfe} seed={curso.nombreProfe} size="m" />
          <span>
            <span className="soft">Docente</span>
            <br />
            <b>{profe}</b>
          </span>
        </p>
      ) : null}
    </div>
  );
}
