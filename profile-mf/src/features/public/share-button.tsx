import type { PublicPerfil } from 'domain/api/schema';
import { pageConfig } from 'kit/config';
import { publicAddress } from 'kit/share';
import { Button } from 'kit/ui/button';
import { IconButton } from 'kit/ui/icon-button';
import { useLateDialog } from 'kit/use-late-dialog';
import QrCode from 'lucide-react/icons/qr-code';
import Share2 from 'lucide-react/icons/share-2';
import styles from './share.module.css';

/** Passing the profile's short link on, and its QR code. */
export function ShareButton({ perfil }: { perfil: PublicPerfil }) {
  const { nombre, username } = perfil;
  const share = useLateDialog(() => import('kit/ui/share-dialog'));
  const qr = useLateDialog(() => import('kit/ui/qr-dialog'));
  const url = () => publicAddress(pageConfig().linkHost, username, location.protocol);
  return (
    <>
      <IconButton look="outlined" aria-label="Código QR" aria-haspopup="dialog" onClick={qr.open}>
        <QrCode size={20} />
      </IconButton>
      <Button
        kind="secondary"
        icon={<Share2 size={20} />}
        aria-haspopup="dialog"
        onClick={share.open}
        className={styles.share}
      >
        Compartir
      </Button>
      {qr.window(() => ({ url: url(), file: `vidriera-${username}` }))}
      {share.window(() => ({ titulo: nombre, url: url(), subject: perfil }))}
    </>
  );
}
