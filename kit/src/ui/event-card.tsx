import { CATEGORIA_VISIBLE } from '@vidriera/domain/categoria/categoria';
import { agendaDia } from '@vidriera/domain/evento/occurrence';
import { isOn, isPast, occurrenceOf } from '@vidriera/domain/item/time';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { hourAndPlace, shortDay } from '../format.ts';
import { CardChip, CardFrame, type CardProps, Price } from './card-frame.tsx';
import { DateTab } from './date-tab.tsx';
import styles from './event-card.module.css';
import { OwnSeatsMark } from './own-seats-mark.tsx';
import { Stamp } from './stamp.tsx';

/** An event's card: photo with date tab and state stamp; title, hour and place, category, author. */
export function EventCard({ item, ...rest }: CardProps<'evento'>) {
  const { estado, fechaAnterior } = item;
  const time = occurrenceOf(item, rest.now);
  return (
    <CardFrame
      {...rest}
      item={item}
      over={
        <>
          <DateTab
            dia={item.fechaExacta && time && agendaDia(time.dia, time)}
            fechaPeriodica={time && item.fechaPeriodica}
            today={agendaDay(rest.now)}
            past={estado !== 'cancelado' && isPast(item, rest.now)}
            className={styles.tab}
          />
          <Stamp item={item} now={rest.now} />
          <OwnSeatsMark evento={item.id} className={styles.own} />
        </>
      }
      chip={rest.known === 'category' ? null : <CardChip>{CATEGORIA_VISIBLE[item.categoria]}</CardChip>}
    >
      <p className={styles.where}>
        {isOn(item, rest.now) ? (
          <>
            <strong className={styles.on}>Ahora</strong>{' '}
          </>
        ) : null}
        {fechaAnterior ? (
          <>
            <s>{shortDay(fechaAnterior, rest.now)}</s>{' '}
          </>
        ) : null}
        {hourAndPlace(item, rest.now)}
        <Price of={item} />
      </p>
    </CardFrame>
  );
}
