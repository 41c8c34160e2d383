import type { Tarjeta } from 'domain/api';
import { useLocation, useNavigate } from 'kit/router';
import { useUser } from 'kit/session';
import { useLikes } from '../datos/use-likes.ts';
import { LikeButton } from './like-button.tsx';

/** The heart of an item. A visitor's press leads to /login, and back here. */
export function Like({ item: { tipo, id, titulo } }: { item: Pick<Tarjeta, 'tipo' | 'id' | 'titulo'> }) {
  const user = useUser();
  const { listo, gusta, alternar } = useLikes();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const press = () => {
    if (user) alternar(tipo, id);
    else void navigate(`/login?volver=${encodeURIComponent(pathname + search)}`);
  };
  return (
    <LikeButton
      title={titulo}
      liked={user !== null && gusta(tipo, id)}
      disabled={user !== null && !listo}
      onToggle={press}
    />
  );
}
