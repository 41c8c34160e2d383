import type { Detalle } from 'domain/api';
import { enlaceSeguro } from 'domain/enlace';
import { mensajes } from 'domain/messages';
import { detailPath } from 'kit/detail-path';
import { toast } from 'kit/toast';
import { Button, ButtonAnchor } from 'kit/ui/button';
import { IconButton } from 'kit/ui/icon-button';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Share2 from 'lucide-react/icons/share-2';
import styles from './acciones.module.css';
import { icsDe } from './calendario.ts';

/** The address to pass on: that of the page everybody can see. */
const direccion = ({ tipo, id }: Detalle): string =>
  new URL(detailPath(tipo, id, 'explore'), location.href).href;

async function compartir(detalle: Detalle): Promise<void> {
  const url = direccion(detalle);
  try {
    if (navigator.share) return await navigator.share({ title: detalle.titulo, url });
    await navigator.clipboard.writeText(url);
    toast.success('Copiamos el link');
  } catch (caught) {
    if (caught instanceof DOMException && caught.name === 'AbortError') return; // they thought better of it
    toast.error(`No pudimos copiar el link: ${url}`);
  }
}

function agendar(evento: Extract<Detalle, { tipo: 'evento' }>): void {
  const texto = icsDe(evento, direccion(evento), new Date());
  if (!texto) return;
  const archivo = URL.createObjectURL(new Blob([texto], { type: 'text/calendar' }));
  const enlace = document.createElement('a');
  enlace.href = archivo;
  enlace.download = 'vidriera.ics';
  enlace.click();
  setTimeout(() => URL.revokeObjectURL(archivo), 10_000);
}

/** Book, share and put into the calendar: stuck to the bottom on a phone. */
export function Acciones({ detalle, pasado }: { detalle: Detalle; pasado: boolean }) {
  const reserva = detalle.tipo === 'promo' || pasado ? null : enlaceSeguro(detalle.linkReserva);
  const agendable =
    detalle.tipo === 'evento' && !pasado && (detalle.fechaExacta ?? detalle.proximaFecha) ? detalle : null;
  return (
    <div className={styles.actions}>
      {reserva ? (
        <ButtonAnchor href={reserva} wide className={styles.book}>
          {mensajes.detalle.reservar}
        </ButtonAnchor>
      ) : null}
      <div className={styles.small}>
        {agendable ? (
          <IconButton look="outlined" aria-label="Agregar al calendario" onClick={() => agendar(agendable)}>
            <CalendarPlus size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        ) : null}
        {reserva ? (
          <IconButton look="outlined" aria-label="Compartir" onClick={() => void compartir(detalle)}>
            <Share2 size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        ) : null}
      </div>
      {reserva ? null : (
        <Button
          kind="secondary"
          wide
          icon={<Share2 size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => void compartir(detalle)}
        >
          Compartir
        </Button>
      )}
    </div>
  );
}
