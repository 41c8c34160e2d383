import ChevronDown from '@lucide/icons/icons/chevron-down';
import type { Dia } from '@vidriera/domain/values/fecha';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { cx } from '@vidriera/kit/class-names';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { Pill, pillClass } from '@vidriera/kit/ui/parts/pills';
import { Link } from '@vidriera/router';
import styles from './fechas.module.css';
import { addressOf, type ExploreFilters, FECHA_VISIBLE, fechaText, weekAndDay, whenText } from './filters.ts';
import type { DayCount } from './load.ts';

const DAYS = 'dias';
const OTHERS = ['semana', 'mes', 'sin-fecha'] as const;

interface FechasProps {
  filters: ExploreFilters;
  days: readonly DayCount[];
  now: LocalTime;
}

/** Date filters with their numbers of events: today, tomorrow, the weekend, and a list of the next two weeks. */
export function Fechas({ filters, days, now }: FechasProps) {
  const { fecha, desde, hasta } = filters;
  const at = (dates: Partial<ExploreFilters>) =>
    addressOf({ ...filters, fecha: undefined, desde: undefined, hasta: undefined, ...dates });
  /** A window's chip; pressing the selected one clears it. */
  const window = (name: 'hoy' | 'manana' | 'finde', text: string, count?: number) => (
    <Pill to={at(fecha === name ? {} : { fecha: name })} chosen={fecha === name}>
      {text}
      {count === undefined ? null : <small>{count}</small>}
    </Pill>
  );
  const other = desde || OTHERS.some((name) => name === fecha) ? whenText(filters, now) : null;
  return (
    <nav aria-label="Fecha" className={styles.dates}>
      {window('hoy', fechaText('hoy', now), days[0]?.count)}
      {window('manana', fechaText('manana', now), days[1]?.count)}
      {window('finde', 'Finde')}
      <button
        type="button"
        popoverTarget={DAYS}
        aria-current={other ? 'true' : undefined}
        className={cx(pillClass, styles.opens)}
      >
        {other ?? 'Elegir día'}
        <Icon of={ChevronDown} size={18} />
      </button>
      {/* biome-ignore lint/a11y: its links close it as they are pressed */}
      <div id={DAYS} popover="auto" className={styles.days} onClick={close}>
        <ul className={styles.weeks}>
          {days.map(({ dia, count }) => {
            const chosen = dia === desde && dia === hasta;
            return (
              <li key={dia}>
                <Choice to={at(chosen ? {} : { desde: dia, hasta: dia })} chosen={chosen}>
                  <Day dia={dia} />
                  <small>{count}</small>
                </Choice>
              </li>
            );
          })}
        </ul>
        <div className={styles.others}>
          {OTHERS.map((name) => (
            <Choice key={name} to={at(fecha === name ? {} : { fecha: name })} chosen={fecha === name}>
              {FECHA_VISIBLE[name]}
            </Choice>
          ))}
        </div>
      </div>
    </nav>
  );
}

/** 'Mié' over '25'. */
function Day({ dia }: { dia: Dia }) {
  const [week, number] = weekAndDay(dia).split(' ');
  return (
    <>
      <span>{week}</span> <span>{number}</span>{' '}
    </>
  );
}

const Choice = ({ chosen, ...rest }: { to: string; chosen: boolean; children: React.ReactNode }) => (
  <Link {...rest} preventScrollReset aria-current={chosen ? 'true' : undefined} className={styles.choice} />
);

function close({ target, currentTarget }: React.MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
}
