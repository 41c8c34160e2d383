import AppWindow from '@lucide/icons/icons/app-window';
import Copy from '@lucide/icons/icons/copy';
import Eye from '@lucide/icons/icons/eye';
import QrCode from '@lucide/icons/icons/qr-code';
import Share2 from '@lucide/icons/icons/share-2';
import type { PublicPerfil } from '@vidriera/domain/api/schema';
import { messages } from '@vidriera/domain/messages/messages';
import { mayPublish } from '@vidriera/domain/usuario/may';
import { TOAST } from '@vidriera/domain/values/limits';
import { useLazyDialog } from '@vidriera/kit/hooks/use-lazy-dialog';
import { toast } from '@vidriera/kit/messages/toast';
import { copyText } from '@vidriera/kit/posters/share';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { IconButton } from '@vidriera/kit/ui/parts/icon-button';
import { Menu } from '@vidriera/kit/ui/parts/menu';
import { useNavigate } from '@vidriera/router';
import styles from './perfil.module.css';

interface DireccionProps {
  /** 'vidriera.ar/ana', and its full URL. */
  text: string;
  url: string;
  perfil: PublicPerfil;
}

/** The public address in one row, to open, copy, share or show as a QR code; the rest in a menu. */
export function Direccion({ text, url, perfil }: DireccionProps) {
  const share = useLazyDialog(() => import('@vidriera/kit/ui/dialogs/share-dialog'));
  const navigate = useNavigate();
  const qr = useLazyDialog(() => import('@vidriera/kit/ui/dialogs/qr-dialog'));
  const onCopy = async () => {
    if (await copyText(url)) toast.success(messages.general.copied, TOAST.perfilCloses);
    else share.open(); // the address can be copied by hand
  };
  const [, host, name] = /^(.*\/)(.*)$/.exec(text) ?? ['', '', text];
  const more = [
    {
      label: 'Ver como visitante',
      icon: <Icon of={Eye} size={20} />,
      onSelect: () => void navigate(`/${perfil.username}`),
    },
    ...(mayPublish(perfil.role)
      ? [
          {
            label: 'Poné tu agenda en tu sitio',
            icon: <Icon of={AppWindow} size={20} />,
            onSelect: () => void navigate('/en-tu-sitio'),
          },
        ]
      : []),
  ];
  return (
    <div className={styles.direccion}>
      <a href={url} className={styles.address}>
        <span className="sr-only">Tu vidriera está en </span>
        {host}
        <wbr />
        {name}
      </a>
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
        <Menu label="Más sobre tu vidriera" items={more} />
      </div>
      {qr.window(() => ({ url, file: `vidriera-${perfil.username}`, estilo: perfil.estilo }))}
      {share.window(() => ({ titulo: perfil.nombre, url, subject: perfil, isOwn: true }))}
    </div>
  );
}
