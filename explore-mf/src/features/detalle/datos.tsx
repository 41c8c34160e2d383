import type { Detalle } from 'domain/api';
import { MODALIDAD_VISIBLE } from 'domain/item';
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
import styles from './datos.module.css';

/** A search on a map: addresses are free text, and items hold no coordinates. */
const mapa = (lugar: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lugar)}`;

function Dato({ Icono, nombre, children }: { Icono: LucideIcon; nombre: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icono size={20} strokeWidth={1.75} aria-hidden />
        <span className={styles.name}>{nombre}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lugar({ direccion }: { direccion: string }) {
  if (!direccion) return null;
  return (
    <Dato Icono={MapPin} nombre="Dónde">
      {direccion}{' '}
      <a href={mapa(direccion)} target="_blank" rel="noopener noreferrer" className={styles.map}>
        Cómo llegar
      </a>
    </Dato>
  );
}

/** When, where, with whom: what the item's kind has, and nothing that was left empty. */
export function Datos({ detalle, hoy }: { detalle: Detalle; hoy: string }) {
  if (detalle.tipo === 'promo') {
    return (
      <dl className={styles.facts}>
        {detalle.fechaDesde && detalle.fechaDesde > hoy ? (
          <Dato Icono={CalendarDays} nombre="Desde">
            {longDay(detalle.fechaDesde, hoy)}
          </Dato>
        ) : null}
        <Dato Icono={CalendarDays} nombre="Vigencia">
          {dateRange(detalle.fechaDesde, detalle.fechaHasta, hoy) ?? promoUntil(detalle, hoy)}
        </Dato>
        {detalle.cantCanjeos > 0 ? (
          <Dato Icono={Ticket} nombre="Canjes">
            {detalle.cantCanjeos.toLocaleString('es-AR')} disponibles
          </Dato>
        ) : null}
      </dl>
    );
  }
  const horario = schedule(detalle.horaInicio, detalle.horaFin);
  return (
    <dl className={styles.facts}>
      {detalle.tipo === 'evento' ? (
        <Dato Icono={CalendarDays} nombre="Cuándo">
          {eventDate(detalle, hoy)}
        </Dato>
      ) : (
        <>
          {detalle.fechaDesde ? (
            <Dato Icono={CalendarDays} nombre="Empieza">
              {longDay(detalle.fechaDesde, hoy)}
            </Dato>
          ) : null}
          {detalle.fechaHasta ? (
            <Dato Icono={CalendarDays} nombre="Termina">
              {longDay(detalle.fechaHasta, hoy)}
            </Dato>
          ) : null}
        </>
      )}
      {horario ? (
        <Dato Icono={Clock} nombre="Horario">
          {horario}
        </Dato>
      ) : null}
      {detalle.tipo === 'curso' && detalle.cantHoras > 0 ? (
        <Dato Icono={Hourglass} nombre="Duración">
          {detalle.cantHoras} {detalle.cantHoras === 1 ? 'hora' : 'horas'}
        </Dato>
      ) : null}
      {detalle.tipo === 'curso' && teacher(detalle) ? (
        <Dato Icono={UserRound} nombre="Docente">
          {teacher(detalle)}
        </Dato>
      ) : null}
      <Lugar direccion={detalle.direccion} />
      <Dato Icono={Monitor} nombre="Modalidad">
        {MODALIDAD_VISIBLE[detalle.modalidad]}
      </Dato>
    </dl>
  );
}
