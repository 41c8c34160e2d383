import CalendarDays from '@lucide/icons/icons/calendar-days';
import CalendarPlus from '@lucide/icons/icons/calendar-plus';
import Download from '@lucide/icons/icons/download';
import X from '@lucide/icons/icons/x';
import { apiPaths } from '@vidriera/domain/api/api';
import type { Detail } from '@vidriera/domain/item/wire-schema';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { IconButton } from '@vidriera/kit/ui/parts/icon-button';
import styles from './calendar-links.module.css';
import type { DetailData } from './load.ts';

const ID = 'agendar';

interface CalendarLinksProps {
  item: Pick<Detail, 'tipo' | 'id'>;
  calendar: NonNullable<DetailData['calendar']>;
}

/** Adds an item to a calendar. Plain links in a native popover, so that it works without scripts. */
export function CalendarLinks({ item: { tipo, id }, calendar }: CalendarLinksProps) {
  return (
    <>
      <button type="button" popoverTarget={ID} className={styles.open}>
        <Icon of={CalendarPlus} size={20} />
        <span className={styles.words}>Agregar al calendario</span>
      </button>
      <div id={ID} popover="auto" role="dialog" aria-label="Agregar al calendario" className={styles.sheet}>
        <p className={styles.title}>
          Agregar al calendario
          <IconButton aria-label="Cerrar" popoverTarget={ID} popoverTargetAction="hide">
            <Icon of={X} size={20} />
          </IconButton>
        </p>
        <a
          href={calendar.google}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.way}
          data-press="calendar"
        >
          <Icon of={CalendarDays} size={20} />
          Google Calendar
        </a>
        <a href={apiPaths.calendar(tipo, id)} className={styles.way} data-press="calendar">
          <Icon of={Download} size={20} />
          Otro calendario (.ics)
        </a>
        {calendar.repeats ? <p className="soft">{calendar.repeats}</p> : null}
      </div>
    </>
  );
}
