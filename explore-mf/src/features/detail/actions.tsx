import { isBookable } from 'domain/evento/state';
import type { Detail } from 'domain/item/wire-schema';
import { safeUrl } from 'domain/values/safe-url';
import { publicOrigin } from 'kit/config';
import { detailPath } from 'kit/detail-path';
import { Button, ButtonAnchor } from 'kit/ui/button';
import { IconButton } from 'kit/ui/icon-button';
import { useLateDialog } from 'kit/use-late-dialog';
import Share2 from 'lucide-react/icons/share-2';
import styles from './actions.module.css';
import { CalendarLinks } from './calendar-links.tsx';
import type { DetailData } from './load.ts';

interface ActionsProps {
  detail: Detail;
  past: boolean;
  calendar: DetailData['calendar'];
}

/** Book or ask, share and put into the calendar: stuck to the bottom on a phone. */
export function Actions({ detail, past, calendar }: ActionsProps) {
  const share = useLateDialog(() => import('kit/ui/share-dialog'));
  const url = publicOrigin() + detailPath(detail.tipo, detail.id, 'explore');
  const [href, words] = past ? [null] : wayIn(detail, url);
  const icono = <Share2 size={20} />;
  return (
    <div className={styles.actions}>
      {href ? (
        <ButtonAnchor href={href}>{words}</ButtonAnchor>
      ) : (
        <Button kind="secondary" icon={icono} aria-haspopup="dialog" onClick={share.open}>
          Compartir
        </Button>
      )}
      {calendar ? <CalendarLinks item={detail} calendar={calendar} /> : null}
      {href ? (
        <IconButton look="outlined" aria-label="Compartir" aria-haspopup="dialog" onClick={share.open}>
          {icono}
        </IconButton>
      ) : null}
      {share.window(() => ({ titulo: detail.titulo, url, subject: detail }))}
    </div>
  );
}

/** Where one books; without such a link, and where nothing can be booked, where one asks, of which the owner's WhatsApp comes first. */
function wayIn(detail: Detail, url: string): [href: string | null, words?: string] {
  const { whatsapp, sitioWeb } = detail.usuario;
  const isOpen = detail.tipo === 'evento' ? isBookable(detail) : detail.tipo === 'curso';
  const reserva = detail.tipo !== 'promo' && isOpen ? safeUrl(detail.linkReserva) : null;
  if (reserva) return [reserva, 'Reservar / Inscribirme'];
  const text = encodeURIComponent(`Hola, quería consultar por «${detail.titulo}»:\n${url}`);
  if (whatsapp) return [safeUrl(`${whatsapp}?text=${text}`), 'Consultar por WhatsApp'];
  return [safeUrl(sitioWeb), 'Ver su sitio web'];
}
