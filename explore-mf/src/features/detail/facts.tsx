import { MODALIDAD_VISIBLE } from 'domain/item/item';
import type { Detail } from 'domain/item/wire-schema';
import { agendaDay } from 'domain/values/local-time';
import { dateRange, eventDate, longDay, promoUntil, schedule, teacher } from 'kit/format';
import { Link } from 'kit/router';
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

interface FactProps {
  Icon: LucideIcon;
  nombre: string;
  /** Nothing, where the item does not say. */
  children: ReactNode;
}

function Fact({ Icon, nombre, children }: FactProps) {
  if (!children) return null;
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

const Place = ({ direccion }: { direccion: string }) => (
  <>
    {direccion}{' '}
    <a href={map(direccion)} target="_blank" rel="noopener noreferrer" className={styles.map}>
      Cómo llegar
    </a>
  </>
);

/** Where a promo is used: at its owner's; where that is not said, they are asked. */
function placeOf({ direccion, username, nombre }: Detail['usuario']): ReactNode {
  if (direccion) return <Place direccion={direccion} />;
  if (!username) return null;
  return (
    <>
      Preguntale a <Link to={`/${encodeURIComponent(username)}`}>{nombre}</Link>
    </>
  );
}

/** When, where, with whom: what the item's kind has, and nothing that was left empty. */
export function Facts({ detail, now }: { detail: Detail; now: string }) {
  const today = agendaDay(now);
  const day = (dia: string | null) => dia && longDay(dia, today);
  if (detail.tipo === 'promo') {
    const { fechaDesde, fechaHasta, cantCanjeos } = detail;
    return (
      <dl className={styles.facts}>
        <Fact Icon={CalendarDays} nombre="Desde">
          {fechaDesde && fechaDesde > today ? day(fechaDesde) : null}
        </Fact>
        <Fact Icon={CalendarDays} nombre="Vigencia">
          {dateRange(fechaDesde, fechaHasta, today) ?? promoUntil(detail, today)}
        </Fact>
        <Fact Icon={Ticket} nombre="Canjes">
          {cantCanjeos > 0 ? `${cantCanjeos.toLocaleString('es-AR')} disponibles` : null}
        </Fact>
        <Fact Icon={MapPin} nombre="Dónde">
          {placeOf(detail.usuario)}
        </Fact>
      </dl>
    );
  }
  const curso = detail.tipo === 'curso' ? detail : null;
  const hours = curso?.cantHoras ?? 0;
  return (
    <dl className={styles.facts}>
      <Fact Icon={CalendarDays} nombre="Cuándo">
        {detail.tipo === 'evento' ? eventDate(detail, now) : null}
      </Fact>
      <Fact Icon={CalendarDays} nombre="Empieza">
        {day(curso?.fechaDesde ?? null)}
      </Fact>
      <Fact Icon={CalendarDays} nombre="Termina">
        {day(curso?.fechaHasta ?? null)}
      </Fact>
      <Fact Icon={Clock} nombre="Horario">
        {schedule(detail.horaInicio, detail.horaFin)}
      </Fact>
      <Fact Icon={Hourglass} nombre="Duración">
        {hours > 0 ? `${hours} ${hours === 1 ? 'hora' : 'horas'}` : null}
      </Fact>
      <Fact Icon={UserRound} nombre="Docente">
        {curso && teacher(curso)}
      </Fact>
      <Fact Icon={MapPin} nombre="Dónde">
        {detail.direccion ? <Place direccion={detail.direccion} /> : null}
      </Fact>
      <Fact Icon={Monitor} nombre="Modalidad">
        {MODALIDAD_VISIBLE[detail.modalidad]}
      </Fact>
    </dl>
  );
}
