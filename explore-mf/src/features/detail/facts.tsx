import Banknote from '@lucide/icons/icons/banknote';
import CalendarDays from '@lucide/icons/icons/calendar-days';
import Clock from '@lucide/icons/icons/clock';
import MapPin from '@lucide/icons/icons/map-pin';
import Monitor from '@lucide/icons/icons/monitor';
import Users from '@lucide/icons/icons/users';
import { MODALIDAD_VISIBLE } from '@vidriera/domain/item/item';
import type { AgendaCard, CardOf, Detail } from '@vidriera/domain/item/wire-schema';
import { whereText } from '@vidriera/domain/localidad/localidad';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { cx } from '@vidriera/kit/class-names';
import { Dotted } from '@vidriera/kit/ui/parts/dotted';
import { Icon, type IconData } from '@vidriera/kit/ui/parts/icon';
import { dateRange, eventDate, eventHours } from '@vidriera/kit/words/format';
import { Link } from '@vidriera/router';
import type { ReactNode } from 'react';
import { SeatsLeft } from '../seats/seats-left.tsx';
import type { Left } from '../seats/use-left.ts';
import styles from './facts.module.css';
import { ticketWords } from './ticket-words.ts';

/** A map search: addresses are free text, and items have no coordinates. */
const map = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

interface FactProps {
  icon: IconData;
  nombre: string;
  wide?: boolean;
  /** The ticket shows it whole. It is hidden from screen readers, so they read it here. */
  onTicket?: boolean | undefined;
  children: ReactNode;
}

function Fact({ icon, nombre, wide, onTicket, children }: FactProps) {
  if (!children) return null;
  return (
    <div className={onTicket ? 'sr-only' : cx(styles.fact, wide && styles.wide)}>
      <dt>
        <Icon of={icon} size={20} />
        <span>{nombre}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

const Place = ({ where }: { where: string }) => (
  <>
    {where}{' '}
    <a
      href={map(where)}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.map}
      data-press="directions"
    >
      Cómo llegar
    </a>
  </>
);

/** '$ 20.000 en total · 3 cuotas' */
function price(detail: AgendaCard | Detail): string | undefined {
  const tarifa = 'tarifa' in detail ? detail.tarifa : undefined;
  if (!tarifa) return detail.precio;
  const note = tarifa.aclaracion && ` · ${tarifa.aclaracion}`;
  return detail.precio + (tarifa.periodo === 'total' ? ' en total' : '') + note;
}

/** Whether a promo's coupon says all of its dates that matter. */
const isOnCoupon = ({ fechaDesde, fechaHasta }: CardOf<'promo'>, now: string): boolean => {
  const today = agendaDay(now);
  return fechaDesde && fechaDesde > today ? !fechaHasta : !fechaHasta || fechaHasta >= today;
};

/** Returns where a promo is used: at its owner's address, if known. */
function placeOf({ usuario: { direccion, username, nombre }, localidad }: Detail): ReactNode {
  const where = whereText(direccion, localidad);
  if (where) return <Place where={where} />;
  if (!username) return null;
  return (
    <>
      Preguntale a <Link to={`/${encodeURIComponent(username)}`}>{nombre}</Link>
    </>
  );
}

interface FactsProps {
  detail: AgendaCard | Detail;
  left?: Left | null;
  now: string;
}

/**
 * When, where and how much. Skips empty fields, and those on a promo's coupon or a course's strip; an event's ticket hides its own. A card does not know where a promo is
 * used.
 */
export function Facts({ detail, left = null, now }: FactsProps) {
  const where =
    detail.tipo === 'promo'
      ? ''
      : whereText(detail.direccion, 'localidad' in detail ? detail.localidad : undefined);
  const place =
    detail.tipo === 'promo' ? 'descripcion' in detail && placeOf(detail) : where && <Place where={where} />;
  const precio = price(detail);
  const saysDate = detail.tipo === 'evento' && ticketWords(detail, now).saysDate;
  return (
    <dl className={styles.facts}>
      {detail.tipo === 'evento' ? (
        <>
          <Fact icon={CalendarDays} nombre="Cuándo" onTicket={saysDate} wide>
            <Dotted text={eventDate(detail, now)} />
          </Fact>
          <Fact icon={Clock} nombre="Horario">
            {eventHours(detail)}
          </Fact>
          <Fact icon={Monitor} nombre="Modalidad" onTicket={detail.modalidad === 'Virtual'}>
            {MODALIDAD_VISIBLE[detail.modalidad]}
          </Fact>
        </>
      ) : null}
      {detail.tipo === 'promo' && !isOnCoupon(detail, now) ? (
        <Fact icon={CalendarDays} nombre="Vigencia">
          {dateRange(detail.fechaDesde, detail.fechaHasta, agendaDay(now))}
        </Fact>
      ) : null}
      <Fact icon={Banknote} nombre="Precio" onTicket={detail.tipo === 'evento' && precio === detail.precio}>
        {precio ? <Dotted text={precio} /> : null}
      </Fact>
      <Fact icon={MapPin} nombre="Dónde" wide>
        {place}
      </Fact>
      {'aforo' in detail ? (
        <Fact icon={Users} nombre="Lugares" wide>
          {detail.aforo ? <SeatsLeft evento={detail} left={left} now={now} /> : null}
        </Fact>
      ) : null}
    </dl>
  );
}
