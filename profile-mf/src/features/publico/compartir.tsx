import type { PerfilPublico } from 'domain/api';
import { pageConfig } from 'kit/config';
import { Button } from 'kit/ui/button';
import { IconButton } from 'kit/ui/icon-button';
import { useVentana } from 'kit/use-ventana';
import QrCode from 'lucide-react/icons/qr-code';
import Share2 from 'lucide-react/icons/share-2';
import { direccionPublica } from '../perfil/compartir.ts';
import styles from './compartir.module.css';

/** Passing the profile's short link on, and its QR code. */
export function Compartir({ perfil: { nombre, username } }: { perfil: PerfilPublico }) {
  const compartir = useVentana(() => import('kit/ui/share-dialog'));
  const qr = useVentana(() => import('kit/ui/qr-dialog'));
  const url = () => direccionPublica(pageConfig().linkHost, username, location.protocol);
  return (
    <>
      <IconButton look="outlined" aria-label="Código QR" aria-haspopup="dialog" onClick={qr.abrir}>
        <QrCode size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Button
        kind="secondary"
        icon={<Share2 size={20} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={compartir.abrir}
        className={styles.compartir}
      >
        Compartir
      </Button>
      {qr.Ventana ? (
        <qr.Ventana open={qr.abierta} onClose={qr.cerrar} url={url()} archivo={`vidriera-${username}`} />
      ) : null}
      {compartir.Ventana ? (
        <compartir.Ventana open={compartir.abierta} onClose={compartir.cerrar} titulo={nombre} url={url()} />
      ) : null}
    </>
  );
}
