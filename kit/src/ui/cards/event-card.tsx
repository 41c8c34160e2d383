import { CATEGORIA_VISIBLE } from '@vidriera/domain/categoria/categoria';
import { nearOf } from '@vidriera/domain/item/near';
import { isOn, isPast } from '@vidriera/domain/item/time';
import { eventHour, eventPlace, shortDay } from '../../words/format.ts';
import { CardChip, CardFrame, CardLine, type CardProps, Price } from './card-frame.tsx';
import { DateTab } from './date-tab.tsx';
import styles from './event-card.module.css';
import { OwnSeatsMark } from './own-seats-mark.tsx';
import { Stamp } from './stamp.tsx';

/** An event's card: photo with date tab and state stamp; category, title, hour and price, place, author. */
export function EventCard({ item, ...rest }: CardProps<'evento'>) {
  const { estado, fechaAnterior } = item;
  const near = nearOf(item, rest.now);
  const night = near?.night;
  return (
    <CardFrame
      {...rest}
      item={item}
      over={
        <>
          <DateTab
            dia={(item.fechaExacta && near?.dia) ?? null}
            repeats={near && item}
            next={near?.dia}
            word={near?.day}
            past={estado !== 'cancelado' && isPast(item, rest.now)}
            className={styles.tab}
          />
          <Stamp item={item} now={rest.now} />
          <OwnSeatsMark evento={item.id} className={styles.own} />
        </>
      }
      chip={rest.known === 'category' ? null : <CardChip>{CATEGORIA_VISIBLE[item.categoria]}</CardChip>}
    >
      <CardLine end={<Price of={item} />} className={styles.hour}>
        {fechaAnterior ? (
          <>
            <s>{shortDay(fechaAnterior, rest.now)}</s>{' '}
          </>
        ) : null}
        {night === 'Esta noche' ? `${night} · ` : null}
        {night === 'Anoche · sigue' ? null : eventHour(item)}
        {isOn(item, rest.now) ? (
          <>
            {' '}
            <strong className={styles.on}>{night ?? 'Ahora'}</strong>
          </>
        ) : null}
      </CardLine>
      <CardLine>{eventPlace(item, rest.now)}</CardLine>
    </CardFrame>
  );
}
