import { TOAST } from 'domain/limits';
import { copiar } from 'kit/compartir';
import { toast } from 'kit/toast';
import { IconButton } from 'kit/ui/icon-button';
import { useVentana } from 'kit/use-ventana';
import Copy from 'lucide-react/icons/copy';
import QrCode from 'lucide-react/icons/qr-code';
import Share2 from 'lucide-react/icons/share-2';
import styles from './propio.module.css';

interface DireccionProps {
  /** As shown ('vidriera.ar/ana'), and as followed. */
  texto: string;
  url: string;
  username: string;
  nombre: string;
}

/** The line that announces the public address, to be followed, copied, shared or shown as a QR code. */
export function Direccion({ texto, url, username, nombre }: DireccionProps) {
  const compartir = useVentana(() => import('kit/ui/share-dialog'));
  const qr = useVentana(() => import('kit/ui/qr-dialog'));
  const alCopiar = async () => {
    if (await copiar(url)) toast.success('Link copiado', TOAST.cierrePerfil);
    else compartir.abrir(); // the address stands there, to be copied by hand
  };
  return (
    <div className={styles.direccion}>
      <p className={styles.enlace}>
        <span className={styles.suave}>Tu vidriera está en </span>
        <a href={url}>{texto}</a>
      </p>
      <div className={styles.vias}>
        <IconButton aria-label="Copiar tu link" onClick={() => void alCopiar()}>
          <Copy size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton aria-label="Código QR" aria-haspopup="dialog" onClick={qr.abrir}>
          <QrCode size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton aria-label="Compartir tu link" aria-haspopup="dialog" onClick={compartir.abrir}>
          <Share2 size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      {qr.Ventana ? (
        <qr.Ventana open={qr.abierta} onClose={qr.cerrar} url={url} archivo={`vidriera-${username}`} />
      ) : null}
      {compartir.Ventana ? (
        <compartir.Ventana open={compartir.abierta} onClose={compartir.cerrar} titulo={nombre} url={url} />
      ) : null}
    </div>
  );
}
