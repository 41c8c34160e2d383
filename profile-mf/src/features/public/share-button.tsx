import Share2 from '@lucide/icons/icons/share-2';
import type { PublicPerfil } from '@vidriera/domain/api/schema';
import { useLazyDialog } from '@vidriera/kit/hooks/use-lazy-dialog';
import { publicAddress } from '@vidriera/kit/posters/share';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { QuietPill } from '@vidriera/kit/ui/parts/quiet-pill';
import { pageConfig } from '@vidriera/session/config';

/** Shares the profile's short link, or its QR code. */
export function ShareButton({ perfil }: { perfil: PublicPerfil }) {
  const { nombre, username } = perfil;
  const share = useLazyDialog(() => import('@vidriera/kit/ui/dialogs/share-dialog'));
  const url = () => publicAddress(pageConfig().linkHost, username, location.protocol);
  return (
    <>
      <QuietPill
        icon={<Icon of={Share2} size={20} />}
        aria-haspopup="dialog"
        data-press="share"
        onClick={share.open}
      >
        Compartir
      </QuietPill>
      {share.window(() => ({ titulo: nombre, url: url(), subject: perfil }))}
    </>
  );
}
