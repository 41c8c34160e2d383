import { CATEGORIA_VISIBLE } from 'domain/categoria/categoria';
import { MODALIDAD_VISIBLE } from 'domain/item/item';
import type { CardOf } from 'domain/item/wire-schema';
import type { Dia } from 'domain/values/fecha';
import MapPin from 'lucide-react/icons/map-pin';
import Monitor from 'lucide-react/icons/monitor';
import type { ReactNode } from 'react';
import { isPast, schedule } from '../format.ts';
import { AuthorLink } from './author-link.tsx';
import { CardChip, CardFrame, CardLine } from './card-frame.tsx';
import { DateTab } from './date-tab.tsx';
import styles from './event-card.module.css';
import { Picture } from './picture.tsx';

export interface EventCardProps {
  evento: CardOf<'evento'>;
  /** Where the card leads. */
  to: string;
  /** Today, as the loader saw it. */
  today: Dia;
  level?: 2 | 3 | 4;
  corner?: ReactNode;
  priority?: boolean;
}

/** An event: photo with its date tab, title, place, category, author. */
export function EventCard({ evento, to, today, level, corner, priority }: EventCardProps) {
  const virtual = evento.modalidad === 'Virtual' || !evento.direccion;
  const hours = schedule(evento.horaInicio, evento.horaFin);
  return (
    <CardFrame
      to={to}
      title={evento.titulo}
      level={level}
      corner={corner}
      past={isPast(evento, today)}
      media={
        <>
          <Picture
            imagen={evento.imagen}
            alt=""
            seed={evento.id}
            title={evento.titulo}
            {...(priority ? { priority } : {})}
          />
          <DateTab
            fechaExacta={evento.fechaExacta}
            fechaPeriodica={evento.fechaPeriodica}
            today={today}
            className={styles.tab}
          />
        </>
      }
      foot={
        <>
          <AuthorLink author={evento.usuario} />
          <CardChip>{CATEGORIA_VISIBLE[evento.categoria]}</CardChip>
        </>
      }
    >
      <CardLine icon={virtual ? <Monitor size={18} /> : <MapPin size={18} />}>
        {virtual ? MODALIDAD_VISIBLE[evento.modalidad] : evento.direccion}
        {hours ? ` · ${hours}` : ''}
      </CardLine>
    </CardFrame>
  );
}
