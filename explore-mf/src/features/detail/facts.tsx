import { MODALIDAD_VISIBLE } from 'domain/item/item';
import type { Detail } from 'domain/item/wire-schema';
import { dateRange, eventDate, longDay, promoUntil, schedule, teacher } from 'kit/format';
import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import MapPin from 'lucide-react/icons/map-pin';
import Monitor from 'lucide-react/icons/monitor';
import Ticket from 'lucide-react/icons/ticket';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A search on a map: addresses are free text, and items hold no coordinates. */
const map = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

function Fact({ Icon, nombre, children }: { Icon: LucideIcon; nombre: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon size={20} />
        <span>{nombre}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Place({ direccion }: { direccion: string }) {
  if (!direccion) return null;
  return (
    <Fact Icon={MapPin} nombre="Dónde">
      {direccion}{' '}
      <a href={map(direccion)} target="_blank" rel="noopener noreferrer" className={styles.map}>
        Cómo llegar
      </a>
    </Fact>
  );
}

/** When, where, with whom: what the item's kind has, and nothing that was left empty. */
export function Facts({ detail, today }: { detail: Detail; today: string }) {
  if (detail.tipo === 'promo') {
    return (
      <dl className={styles.facts}>
        {detail.fechaDesde && detail.fechaDesde > today ? (
          <Fact Icon={CalendarDays} nombre="Desde">
            {longDay(detail.fechaDesde, today)}
          </Fact>
        ) : null}
        <Fact Icon={CalendarDays} nombre="Vigencia">
          {dateRange(detail.fechaDesde, detail.fechaHasta, today) ?? promoUntil(detail, today)}
        </Fact>
        {detail.cantCanjeos > 0 ? (
          <Fact Icon={Ticket} nombre="Canjes">
            {detail.cantCanjeos.toLocaleString('es-AR')} disponibles
          </Fact>
        ) : null}
      </dl>
    );
  }
  const horario = schedule(detail.horaInicio, detail.horaFin);
  return (
    <dl className={styles.facts}>
      {detail.tipo === 'evento' ? (
        <Fact Icon={CalendarDays} nombre="Cuándo">
          {eventDate(detail, today)}
        </Fact>
      ) : (
        <>
          {detail.fechaDesde ? (
            <Fact Icon={CalendarDays} nombre="Empieza">
              {longDay(detail.fechaDesde, today)}
            </Fact>
          ) : null}
          {detail.fechaHasta ? (
            <Fact Icon={CalendarDays} nombre="Termina">
              {longDay(detail.fechaHasta, today)}
            </Fact>
          ) : null}
        </>
      )}
      {horario ? (
        <Fact Icon={Clock} nombre="Horario">
          {horario}
        </Fact>
      ) : null}
      {detail.tipo === 'curso' && detail.cantHoras > 0 ? (
        <Fact Icon={Hourglass} nombre="Duración">
          {detail.cantHoras} {detail.cantHoras === 1 ? 'hora' : 'horas'}
        </Fact>
      ) : null}
      {detail.tipo === 'curso' && teacher(detail) ? (
        <Fact Icon={UserRound} nombre="Docente">
          {teacher(detail)}
        </Fact>
      ) : null}
      <Place direccion={detail.direccion} />
      <Fact Icon={Monitor} nombre="Modalidad">
        {MODALIDAD_VISIBLE[detail.modalidad]}
      </Fact>
    </dl>
  );
}
