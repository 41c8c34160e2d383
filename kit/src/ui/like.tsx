import type { Card } from 'domain/item/wire-schema';
import { useLocation, useNavigate } from 'kit/router';
import { useUser } from 'kit/session';
import Heart from 'lucide-react/icons/heart';
import { useLikes } from '../data/use-likes.ts';
import { IconButton } from './icon-button.tsx';
import styles from './like.module.css';

/** The heart at an item's corner. A visitor's press leads to /login, and back here. */
export function Like({ item: { tipo, id, titulo } }: { item: Pick<Card, 'tipo' | 'id' | 'titulo'> }) {
  const user = useUser();
  const { ready, isLiked, toggle } = useLikes();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const liked = user !== null && isLiked(tipo, id);
  const press = () => {
    if (user) toggle(tipo, id);
    else void navigate(`/login?volver=${encodeURIComponent(pathname + search)}`);
  };
  return (
    <IconButton
      look="floating"
      aria-label={`Me gusta: ${titulo}`}
      aria-pressed={liked}
      disabled={user !== null && !ready}
      onClick={press}
      className={liked ? styles.liked : undefined}
    >
      <Heart size={20} />
    </IconButton>
  );
}
