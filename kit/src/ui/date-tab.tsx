import type { Dia } from 'domain/values/fecha';
import { cx } from '../class-names.ts';
import { dayParts } from '../format.ts';
import styles from './date-tab.module.css';

interface DateTabProps {
  /** Of the agenda; of an event on a day. */
  dia: Dia | null;
  /** 'Todos los jueves' */
  fechaPeriodica: string | null;
  past?: boolean;
  size?: 'm' | 'l';
  className?: string | undefined;
}

/** The ticket stub: 'JUE 27 NOV', 'TODOS LOS JUEVES', 'SIN FECHA'; 'YA FUE' on what is over. */
export function DateTab({ dia, fechaPeriodica, past = false, size = 'm', className }: DateTabProps) {
  const classes = (...more: (string | false | undefined)[]) =>
    cx(styles.tab, size === 'l' && styles.large, ...more, className);
  if (dia) {
    const { week, number, month } = dayParts(dia);
    return (
      <time dateTime={dia} className={classes(past && styles.past)}>
        <span className={styles.small}>{past ? 'YA FUE' : week}</span>{' '}
        <span className={styles.number}>{number}</span> <span className={styles.small}>{month}</span>
      </time>
    );
  }
  if (!fechaPeriodica) return <span className={classes(styles.words, styles.none)}>SIN FECHA</span>;
  const words = fechaPeriodica.toUpperCase().split(' ');
  return (
    <span className={classes(styles.words, past && styles.past)}>
      <span className={styles.small}>{past ? 'YA FUE' : words.slice(0, -1).join(' ')}</span>{' '}
      <span className={styles.day}>{words.at(-1)}</span>
    </span>
  );
}
