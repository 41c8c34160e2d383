import { apiPaths } from 'domain/api/api';
import { entryOf, googleOf } from 'domain/item/calendar';
import type { Detail } from 'domain/item/wire-schema';
import { publicOrigin } from 'kit/config';
import { detailPath } from 'kit/detail-path';
import { IconButton } from 'kit/ui/icon-button';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import styles from './calendar-links.module.css';

const ID = 'agendar';

/** Ways to put an item into a calendar: plain links in a native popover, so they work before any script; nothing without a day to come. */
export function CalendarLinks({ detail, now }: { detail: Detail; now: string }) {
  const entry = entryOf(detail, now);
  if (!entry) return null;
  const isPublic = publicOrigin() + detailPath(detail.tipo, detail.id, 'explore');
  return (
    <>
      <button type="button" popoverTarget={ID} className={styles.open}>
        <CalendarPlus size={20} />
        <span className={styles.words}>Agregar al calendario</span>
      </button>
      <div id={ID} popover="auto" role="dialog" aria-label="Agregar al calendario" className={styles.sheet}>
        <p className={styles.title}>
          Agregar al calendario
          <IconButton aria-label="Cerrar" popoverTarget={ID} popoverTargetAction="hide">
            <X size={20} />
          </IconButton>
        </p>
        <a href={googleOf(entry, isPublic)} target="_blank" rel="noopener noreferrer" className={styles.way}>
          <CalendarDays size={20} />
          Google Calendar
        </a>
        <a href={apiPaths.calendar(detail.tipo, detail.id)} className={styles.way}>
          <Download size={20} />
          Otro calendario (.ics)
        </a>
        {entry.weekly ? <p className="soft">Se repite todas las semanas.</p> : null}
      </div>
    </>
  );
}
