import type { Repeating } from '@vidriera/domain/evento/regla';
import { repeatMark, repeatText } from '@vidriera/domain/evento/regla-words';
import type { Dia } from '@vidriera/domain/values/fecha';
import { cx } from '../../class-names.ts';
import { dayParts } from '../../words/format.ts';
import styles from './date-tab.module.css';

interface DateTabProps {
  dia: Dia | null;
  repeats: Repeating | null;
  /** The next date of what repeats. */
  next?: Dia | null | undefined;
  /** In place of the weekday: 'Hoy', 'Mañana' */
  word?: string | null | undefined;
  past?: boolean;
  className?: string | undefined;
}

/** The date as a ticket stub: 'JUE 27 NOV', 'HOY 21 NOV', 'TODOS LOS JUE', 'PRIMER VIE DEL MES', 'SIN FECHA'; grey when past. */
export function DateTab({ dia, repeats, next, word, past = false, className }: DateTabProps) {
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
  const mark = repeats && repeatMark(repeats, next);
  if (!mark) return <span className={classes(styles.none)}>SIN FECHA</span>;
  return (
    <span className={classes(styles.weekly)}>
      <span className="sr-only">{repeatText(repeats)}</span>
      <span aria-hidden="true" className={styles.above}>
        {mark.over}
      </span>
      <b aria-hidden="true">{mark.numeral}</b>
      {mark.beneath ? <span aria-hidden="true">{mark.beneath}</span> : null}
    </span>
  );
}
