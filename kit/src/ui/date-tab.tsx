import type { Dia } from '@vidriera/domain/values/fecha';
import { cx } from '../class-names.ts';
import { dayParts } from '../format.ts';
import styles from './date-tab.module.css';

interface DateTabProps {
  dia: Dia | null;
  fechaPeriodica: string | null;
  /** In place of the weekday: 'Hoy', 'Mañana' */
  word?: string | null | undefined;
  past?: boolean;
  className?: string | undefined;
}

/** The date as a ticket stub: 'JUE 27 NOV', 'HOY 21 NOV', 'TODOS LOS JUE', 'SIN FECHA'; grey when past. */
export function DateTab({ dia, fechaPeriodica, word, past = false, className }: DateTabProps) {
  const classes = (...more: (string | false | undefined)[]) =>
    cx(styles.tab, past && styles.past, ...more, className);
  if (dia) {
    const { week, number, month } = dayParts(dia);
    return (
      <time dateTime={dia} className={classes(styles.day)}>
        <span>{past ? week : (word?.toUpperCase() ?? week)}</span> <b>{number}</b>{' '}
        <span className={styles.below}>{month}</span>
      </time>
    );
  }
  if (!fechaPeriodica) return <span className={classes(styles.none)}>SIN FECHA</span>;
  const words = fechaPeriodica.toUpperCase().split(' ');
  return (
    <span className={classes(styles.weekly)}>
      <span className="sr-only">{fechaPeriodica}</span>
      <span aria-hidden="true" className={styles.above}>
        {words.slice(0, -1).join(' ')}
      </span>
      <b aria-hidden="true">{words.at(-1)?.slice(0, 3)}</b>
    </span>
  );
}
