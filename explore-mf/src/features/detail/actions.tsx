import ExternalLink from '@lucide/icons/icons/external-link';
import Share2 from '@lucide/icons/icons/share-2';
import { isBookable } from '@vidriera/domain/evento/state';
import type { Kind } from '@vidriera/domain/figures/kinds';
import type { Detail } from '@vidriera/domain/item/wire-schema';
import { quoted } from '@vidriera/domain/values/isolated';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { safeUrl } from '@vidriera/domain/values/safe-url';
import { detailPath } from '@vidriera/kit/going/detail-path';
import { useLazyDialog } from '@vidriera/kit/hooks/use-lazy-dialog';
import { BrandIcon } from '@vidriera/kit/ui/parts/brand-icon';
import { Button, ButtonAnchor } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { IconButton } from '@vidriera/kit/ui/parts/icon-button';
import { NeedsScripts } from '@vidriera/kit/ui/parts/needs-scripts';
import { publicOrigin } from '@vidriera/session/config';
import type { ReactNode } from 'react';
import { Go } from '../seats/go.tsx';
import { keepsSeats } from '../seats/keeps-seats.ts';
import type { Left } from '../seats/use-left.ts';
import { Take } from '../take/take.tsx';
import styles from './actions.module.css';
import { CalendarLinks } from './calendar-links.tsx';
import type { DetailData } from './load.ts';

interface ActionsProps {
  detail: Detail;
  past: boolean;
  left: Left | null;
  calendar: DetailData['calendar'];
  now: string;
}

/** Take, go, book or ask, share, add to a calendar; sticks to the bottom on a phone. */
export function Actions({ detail, past, left, calendar, now }: ActionsProps) {
  const share = useLazyDialog(() => import('@vidriera/kit/ui/dialogs/share-dialog'));
  const url = publicOrigin() + detailPath(detail.tipo, detail.id, 'explore');
  const [href, words, press, mark] = past ? [null] : wayIn(detail, url);
  const icono = <Icon of={Share2} size={20} />;
  const canTake =
    detail.tipo === 'promo' && !past && isBookable(detail) && (detail.fechaDesde ?? '') <= agendaDay(now);
  const canGo = keepsSeats(detail, past);
  return (
    <div className={styles.actions}>
      {canTake || canGo ? (
        <>
          {canTake ? <Take key={detail.id} promo={detail} now={now} /> : null}
          {canGo ? <Go key={detail.id} evento={detail} left={left} /> : null}
          {href ? (
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={words}
              data-press={press}
              className={styles.ask}
            >
              {mark ?? <Icon of={ExternalLink} size={20} />}
            </a>
          ) : null}
        </>
      ) : href ? (
        <ButtonAnchor
          href={href}
          icon={mark}
          kind={isBookable(detail) ? 'primary' : 'secondary'}
          data-press={press}
        >
          {words}
        </ButtonAnchor>
      ) : (
        <Button kind="secondary" icon={icono} aria-haspopup="dialog" data-press="share" onClick={share.open}>
          Compartir
        </Button>
      )}
      {calendar ? <CalendarLinks item={detail} calendar={calendar} /> : null}
      {href || canTake || canGo ? (
        <IconButton
          look="outlined"
          aria-label="Compartir"
          aria-haspopup="dialog"
          data-press="share"
          onClick={share.open}
        >
          {icono}
        </IconButton>
      ) : null}
      <NeedsScripts
        act={canTake ? 'tomar la promo o compartirla' : canGo ? 'anotarte o compartir' : 'compartir'}
      />
      {share.window(() => ({ titulo: detail.titulo, url, subject: detail }))}
    </div>
  );
}

/** Returns the link for booking, or else for asking; the owner's WhatsApp comes first. */
function wayIn(
  detail: Detail,
  url: string,
): [href: string | null, words?: string, press?: Kind, mark?: ReactNode] {
  const { whatsapp, sitioWeb } = detail.usuario;
  const reserva = detail.tipo !== 'promo' && isBookable(detail) ? safeUrl(detail.linkReserva) : null;
  if (reserva) return [reserva, 'Reservar / Inscribirme', 'reservation'];
  const text = encodeURIComponent(`Hola, quería consultar por ${quoted(detail.titulo)}:\n${url}`);
  if (whatsapp)
    return [
      safeUrl(`${whatsapp}?text=${text}`),
      'Consultar por WhatsApp',
      'whatsapp',
      <BrandIcon key="mark" red="whatsapp" />,
    ];
  return [safeUrl(sitioWeb), 'Ver su sitio web', 'link'];
}
