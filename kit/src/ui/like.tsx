import { useUnreported, useUser } from 'kit/session';
import Heart from 'lucide-react/icons/heart';
import { useLike } from '../data/use-like.ts';
import { useLateDialog } from '../use-late-dialog.ts';
import type { Likable } from '../wanted-like.ts';
import { IconButton } from './icon-button.tsx';
import styles from './like.module.css';

/** The heart at an item's corner. A visitor's press opens a sheet with the ways to an account, and back here. */
export function Like({ item }: { item: Likable }) {
  const { tipo, id, titulo } = item;
  const user = useUser();
  const unreported = useUnreported();
  const { ready, isLiked, toggle } = useLike(tipo, id);
  const sheet = useLateDialog(() => import('./like-dialog.tsx'));
  const liked = user !== null && isLiked;
  return (
    <>
      <IconButton
        look="floating"
        aria-label={`Me gusta: ${titulo}`}
        aria-pressed={liked}
        disabled={unreported || (user !== null && !ready)}
        onClick={() => (user ? toggle() : sheet.open())}
        className={liked ? styles.liked : undefined}
      >
        <Heart size={20} />
      </IconButton>
      {sheet.window(() => ({ item }))}
    </>
  );
}
