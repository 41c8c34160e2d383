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

interface ActionsProps {
  detail: Detail;
  past: boolean;
  now: string;
}

/** Book, share and put into the calendar: stuck to the bottom on a phone. */
export function Actions({ detail, past, now }: ActionsProps) {
  const share = useLateDialog(() => import('kit/ui/share-dialog'));
  const reserva = detail.tipo === 'promo' || past ? null : safeUrl(detail.linkReserva);
  const icono = <Share2 size={20} />;
  return (
    <div className={styles.actions}>
      {reserva ? (
        <ButtonAnchor href={reserva} wide className={styles.book}>
          {'Reservar / Inscribirme'}
        </ButtonAnchor>
      ) : (
        <Button kind="secondary" wide icon={icono} aria-haspopup="dialog" onClick={share.open}>
          Compartir
        </Button>
      )}
      <CalendarLinks detail={detail} now={now} />
      {reserva ? (
        <IconButton look="outlined" aria-label="Compartir" aria-haspopup="dialog" onClick={share.open}>
          {icono}
        </IconButton>
      ) : null}
      {share.window(() => ({
        titulo: detail.titulo,
        url: publicOrigin() + detailPath(detail.tipo, detail.id, 'explore'),
      }))}
    </div>
  );
}
