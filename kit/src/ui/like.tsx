import { useUnreported, useUser } from 'kit/session';
import Heart from 'lucide-react/icons/heart';
import { useLikes } from '../data/use-likes.ts';
import { useLateDialog } from '../use-late-dialog.ts';
import type { Likable } from '../wanted-like.ts';
import { IconButton } from './icon-button.tsx';
import styles from './like.module.css';

/** The heart at an item's corner. A visitor's press opens a sheet with the ways to an account, and back here. */
export function Like({ item }: { item: Likable }) {
  const { tipo, id, titulo } = item;
  const user = useUser();
  const unreported = useUnreported();
  const { ready, isLiked, toggle } = useLikes();
  const sheet = useLateDialog(() => import('./like-dialog.tsx'));
  const liked = user !== null && isLiked(tipo, id);
  return (
    <>
      <IconButton
        look="floating"
        aria-label={`Me gusta: ${titulo}`}
        aria-pressed={liked}
        disabled={unreported || (user !== null && !ready)}
        onClick={() => (user ? toggle(tipo, id) : sheet.open())}
        className={liked ? styles.liked : undefined}
      >
        <Heart size={20} />
      </IconButton>
      {sheet.window(() => ({ item }))}
    </>
  );
}
