import Share2 from '@lucide/icons/icons/share-2';
import type { PublicPerfil } from '@vidriera/domain/api/schema';
import { publicAddress } from '@vidriera/kit/share';
import { Icon } from '@vidriera/kit/ui/icon';
import { IconButton } from '@vidriera/kit/ui/icon-button';
import { useLazyDialog } from '@vidriera/kit/use-lazy-dialog';
import { pageConfig } from '@vidriera/session/config';

/** Shares the profile's short link, or its QR code. */
export function ShareButton({ perfil }: { perfil: PublicPerfil }) {
  const { nombre, username } = perfil;
  const share = useLazyDialog(() => import('@vidriera/kit/ui/share-dialog'));
  const url = () => publicAddress(pageConfig().linkHost, username, location.protocol);
  return (
    <>
      <IconButton
        look="outlined"
        aria-label="Compartir"
        aria-haspopup="dialog"
        data-press="share"
        onClick={share.open}
      >
        <Icon of={Share2} size={20} />
      </IconButton>
      {share.window(() => ({ titulo: nombre, url: url(), subject: perfil }))}
    </>
  );
}
