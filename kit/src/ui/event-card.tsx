import { CATEGORIA_VISIBLE } from 'domain/categoria/categoria';
import { MODALIDAD_VISIBLE } from 'domain/item/item';
import MapPin from 'lucide-react/icons/map-pin';
import Monitor from 'lucide-react/icons/monitor';
import { schedule } from '../format.ts';
import { CardChip, CardFrame, CardLine, type CardProps } from './card-frame.tsx';
import { DateTab } from './date-tab.tsx';
import styles from './event-card.module.css';

/** An event: photo with its date tab, title, place, category, author. */
export function EventCard({ item, ...rest }: CardProps<'evento'>) {
  const virtual = item.modalidad === 'Virtual' || !item.direccion;
  const hours = schedule(item.horaInicio, item.horaFin);
  return (
    <CardFrame
      {...rest}
      item={item}
      over={
        <DateTab
          fechaExacta={item.fechaExacta}
          fechaPeriodica={item.fechaPeriodica}
          today={rest.today}
          className={styles.tab}
        />
      }
      chip={<CardChip>{CATEGORIA_VISIBLE[item.categoria]}</CardChip>}
    >
      <CardLine icon={virtual ? <Monitor size={18} /> : <MapPin size={18} />}>
        {virtual ? MODALIDAD_VISIBLE[item.modalidad] : item.direccion}
        {hours ? ` · ${hours}` : ''}
      </CardLine>
    </CardFrame>
  );
}
