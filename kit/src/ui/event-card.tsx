import { CATEGORIA_VISIBLE } from 'domain/categoria/categoria';
import { agendaDia } from 'domain/evento/occurrence';
import { isOn, isPast } from 'domain/item/time';
import { agendaDay } from 'domain/values/local-time';
import { hourAndPlace } from '../format.ts';
import { CardChip, CardFrame, type CardProps } from './card-frame.tsx';
import { DateTab } from './date-tab.tsx';
import styles from './event-card.module.css';

/** An event: photo with its date tab, title, hour and place, category, author. */
export function EventCard({ item, ...rest }: CardProps<'evento'>) {
  return (
    <CardFrame
      {...rest}
      item={item}
      over={
        <DateTab
          dia={item.fechaExacta && agendaDia(item.fechaExacta, item)}
          fechaPeriodica={item.fechaPeriodica}
          today={agendaDay(rest.now)}
          past={isPast(item, rest.now)}
          className={styles.tab}
        />
      }
      chip={rest.known === 'category' ? null : <CardChip>{CATEGORIA_VISIBLE[item.categoria]}</CardChip>}
    >
      <p className={styles.where}>
        {isOn(item, rest.now) ? (
          <>
            <strong className={styles.on}>Ahora</strong>{' '}
          </>
        ) : null}
        {hourAndPlace(item, rest.now)}
      </p>
    </CardFrame>
  );
}
