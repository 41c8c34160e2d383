import CalendarDays from '@lucide/icons/icons/calendar-days';
import Music from '@lucide/icons/icons/music';
import Utensils from '@lucide/icons/icons/utensils';
import { addDays } from '@vidriera/domain/values/fecha';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { DateTab } from '@vidriera/kit/ui/cards/date-tab';
import { Poster } from '@vidriera/kit/ui/cards/poster';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import styles from './arts.module.css';

const LINKS = [
  { icon: Music, text: 'Escuchanos' },
  { icon: Utensils, text: 'La carta' },
  { icon: CalendarDays, text: 'Próximas fechas' },
];

export function LinksArt() {
  return (
    <div className={styles.links}>
      {LINKS.map(({ icon, text }) => (
        <span key={text} className={styles.link}>
          <Icon of={icon} size={20} />
          {text}
        </span>
      ))}
    </div>
  );
}

export function EventosArt({ now }: { now: string }) {
  return (
    <div className={styles.posters}>
      <span className={styles.poster}>
        <Poster seed="noche" title="Noche de jazz" />
        <DateTab dia={null} repeats={{ fechaPeriodica: 'Todos los jueves' }} className={styles.tab} />
      </span>
      <span className={styles.poster}>
        <Poster seed="feria" title="Feria del disco" />
        <DateTab dia={addDays(agendaDay(now), 6)} repeats={null} className={styles.tab} />
      </span>
    </div>
  );
}

export function CursosArt() {
  return (
    <div className={styles.course}>
      <span className={styles.chip}>Presencial · 12 h</span>
      <strong>Cerámica para empezar</strong>
      <span>Prof. Ana Ruiz</span>
    </div>
  );
}

export function PromosArt() {
  return (
    <div className={styles.coupon}>
      <strong>2×1</strong>
      <span>en vermut, todos los martes</span>
      <span className={styles.left}>Para los primeros 40</span>
    </div>
  );
}
