import type { Detalle } from 'domain/api';
import { enlaceSeguro } from 'domain/enlace';
import { mensajes } from 'domain/messages';
import { publicOrigin } from 'kit/config';
import { detailPath } from 'kit/detail-path';
import { Button, ButtonAnchor } from 'kit/ui/button';
import { IconButton } from 'kit/ui/icon-button';
import { useVentana } from 'kit/use-ventana';
import Share2 from 'lucide-react/icons/share-2';
import styles from './acciones.module.css';
import { Agendar } from './agendar.tsx';

interface AccionesProps {
  detalle: Detalle;
  pasado: boolean;
  hoy: string;
}

/** Book, share and put into the calendar: stuck to the bottom on a phone. */
export function Acciones({ detalle, pasado, hoy }: AccionesProps) {
  const compartir = useVentana(() => import('kit/ui/share-dialog'));
  const reserva = detalle.tipo === 'promo' || pasado ? null : enlaceSeguro(detalle.linkReserva);
  const icono = <Share2 size={20} strokeWidth={1.75} aria-hidden />;
  return (
    <div className={styles.actions}>
      {reserva ? (
        <ButtonAnchor href={reserva} wide className={styles.book}>
          {mensajes.detalle.reservar}
        </ButtonAnchor>
      ) : (
        <Button kind="secondary" wide icon={icono} aria-haspopup="dialog" onClick={compartir.abrir}>
          Compartir
        </Button>
      )}
      <Agendar detalle={detalle} hoy={hoy} />
      {reserva ? (
        <IconButton look="outlined" aria-label="Compartir" aria-haspopup="dialog" onClick={compartir.abrir}>
          {icono}
        </IconButton>
      ) : null}
      {compartir.Ventana ? (
        <compartir.Ventana
          open={compartir.abierta}
          onClose={compartir.cerrar}
          titulo={detalle.titulo}
          url={publicOrigin() + detailPath(detalle.tipo, detalle.id, 'explore')}
        />
      ) : null}
    </div>
  );
}
