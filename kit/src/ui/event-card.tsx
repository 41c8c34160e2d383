import { CATEGORIA_VISIBLE } from 'domain/categoria/categoria';
import { agendaDia } from 'domain/evento/occurrence';
import { isOn, isPast } from 'domain/item/time';
import Clock from 'lucide-react/icons/clock';
import { hoursLine } from '../format.ts';
import { CardChip, CardFrame, CardLine, type CardProps, PlaceLine } from './card-frame.tsx';
import { DateTab } from './date-tab.tsx';
import styles from './event-card.module.css';

/** An event: photo with its date tab, title, hours, place, category, author. */
export function EventCard({ item, ...rest }: CardProps<'evento'>) {
  const hours = hoursLine(item, rest.now);
  return (
    <CardFrame
      {...rest}
      item={item}
      over={
        <DateTab
          dia={item.fechaExacta && agendaDia(item.fechaExacta, item)}
          fechaPeriodica={item.fechaPeriodica}
          past={isPast(item, rest.now)}
          className={styles.tab}
        />
      }
      chip={<CardChip>{CATEGORIA_VISIBLE[item.categoria]}</CardChip>}
    >
      {hours ? (
        <CardLine icon={<Clock size={18} />}>
          {isOn(item, rest.now) ? (
            <>
              <strong className={styles.on}>Ahora</strong>{' '}
            </>
          ) : null}
          {hours}
        </CardLine>
      ) : null}
      <PlaceLine {...item} />
    </CardFrame>
  );
}
