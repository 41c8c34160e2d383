import { sumarDias } from 'domain/fecha';
import { DateTab } from 'kit/ui/date-tab';
import { Poster } from 'kit/ui/poster';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Music from 'lucide-react/icons/music';
import Utensils from 'lucide-react/icons/utensils';
import styles from './artes.module.css';

const LINKS = [
  { Icono: Music, texto: 'Escuchanos' },
  { Icono: Utensils, texto: 'La carta' },
  { Icono: CalendarDays, texto: 'Próximas fechas' },
];

/** Three links of somebody's page. */
export function ArteLinks() {
  return (
    <div className={styles.links}>
      {LINKS.map(({ Icono, texto }) => (
        <span key={texto} className={styles.link}>
          <Icono size={20} strokeWidth={1.75} />
          {texto}
        </span>
      ))}
    </div>
  );
}

/** Two events' posters with their tabs. */
export function ArteEventos({ hoy }: { hoy: string }) {
  return (
    <div className={styles.posters}>
      <span className={styles.poster}>
        <Poster seed="noche" title="Noche de jazz" />
        <DateTab fechaExacta={null} fechaPeriodica="Todos los jueves" hoy={hoy} className={styles.tab} />
      </span>
      <span className={styles.poster}>
        <Poster seed="feria" title="Feria del disco" />
        <DateTab fechaExacta={sumarDias(hoy, 6)} fechaPeriodica={null} hoy={hoy} className={styles.tab} />
      </span>
    </div>
  );
}

/** A course's card. */
export function ArteCursos() {
  return (
    <div className={styles.course}>
      <span className={styles.chip}>Presencial · 12 h</span>
      <strong>Cerámica para empezar</strong>
      <span>Prof. Ana Ruiz</span>
    </div>
  );
}

/** A coupon. */
export function ArtePromos() {
  return (
    <div className={styles.coupon}>
      <strong>2×1</strong>
      <span>en vermut, todos los martes</span>
      <span className={styles.left}>Quedan 40 canjes</span>
    </div>
  );
}
