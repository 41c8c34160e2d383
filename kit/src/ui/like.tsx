import type { Card } from 'domain/item/wire-schema';
import { useLocation, useNavigate } from 'kit/router';
import { useUser } from 'kit/session';
import { useLikes } from '../data/use-likes.ts';
import { LikeButton } from './like-button.tsx';

/** The heart of an item. A visitor's press leads to /login, and back here. */
export function Like({ item: { tipo, id, titulo } }: { item: Pick<Card, 'tipo' | 'id' | 'titulo'> }) {
  const user = useUser();
  const { ready, isLiked, toggle } = useLikes();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const press = () => {
    if (user) toggle(tipo, id);
    else void navigate(`/login?volver=${encodeURIComponent(pathname + search)}`);
  };
  return (
    <LikeButton
      title={titulo}
      liked={user !== null && isLiked(tipo, id)}
      disabled={user !== null && !ready}
      onToggle={press}
    />
  );
}
