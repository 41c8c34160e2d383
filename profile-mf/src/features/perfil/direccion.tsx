import Copy from '@lucide/icons/icons/copy';
import QrCode from '@lucide/icons/icons/qr-code';
import Share2 from '@lucide/icons/icons/share-2';
import type { PublicPerfil } from '@vidriera/domain/api/schema';
import { messages } from '@vidriera/domain/messages/messages';
import { mayPublish } from '@vidriera/domain/usuario/may';
import { TOAST } from '@vidriera/domain/values/limits';
import { copyText } from '@vidriera/kit/share';
import { toast } from '@vidriera/kit/toast';
import { Icon } from '@vidriera/kit/ui/icon';
import { IconButton } from '@vidriera/kit/ui/icon-button';
import { useLazyDialog } from '@vidriera/kit/use-lazy-dialog';
import { Link } from '@vidriera/router';
import styles from './perfil.module.css';

interface DireccionProps {
  /** 'vidriera.ar/ana', and its full URL. */
  text: string;
  url: string;
  perfil: PublicPerfil;
}

/** The public address, to open, copy, share or show as a QR code. */
export function Direccion({ text, url, perfil }: DireccionProps) {
  const share = useLazyDialog(() => import('@vidriera/kit/ui/share-dialog'));
  const qr = useLazyDialog(() => import('@vidriera/kit/ui/qr-dialog'));
  const onCopy = async () => {
    if (await copyText(url)) toast.success(messages.general.copied, TOAST.perfilCloses);
    else share.open(); // the address can be copied by hand
  };
  return (
    <div className={styles.direccion}>
      <p className={styles.address}>
        <span>Tu vidriera está en </span>
        <a href={url} className={styles.public}>
          {text}
        </a>
        <br />
        <Link to={`/${perfil.username}`} className={styles.visit}>
          Ver como visitante
        </Link>
        {mayPublish(perfil.role) ? (
          <>
            <br />
            <Link to="/en-tu-sitio" className={styles.visit}>
              Poné tu agenda en tu sitio
            </Link>
          </>
        ) : null}
      </p>
      <div className={styles.ways}>
        <IconButton aria-label="Copiar tu link" onClick={() => void onCopy()}>
          <Icon of={Copy} size={20} />
        </IconButton>
        <IconButton aria-label="Código QR" aria-haspopup="dialog" onClick={qr.open}>
          <Icon of={QrCode} size={20} />
        </IconButton>
        <IconButton aria-label="Compartir tu link" aria-haspopup="dialog" onClick={share.open}>
          <Icon of={Share2} size={20} />
        </IconButton>
      </div>
      {qr.window(() => ({ url, file: `vidriera-${perfil.username}` }))}
      {share.window(() => ({ titulo: perfil.nombre, url, subject: perfil }))}
    </div>
  );
}
