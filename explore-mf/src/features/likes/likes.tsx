import type { Tarjeta } from 'domain/api';
import { mensajes } from 'domain/messages';
import { useLocation, useNavigate } from 'kit/router';
import { useSession } from 'kit/session';
import { toast } from 'kit/toast';
import { ItemCard } from 'kit/ui/item-card';
import { LikeButton } from 'kit/ui/like-button';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

/** Firestore comes with it, so only signed-in people fetch it. */
const datos = () => import('kit/datos/likes');

interface Likes {
  likes: (item: Pick<Tarjeta, 'tipo' | 'id'>) => boolean;
  toggle: (item: Pick<Tarjeta, 'tipo' | 'id'>) => void;
}

const LikesContext = createContext<Likes | null>(null);
const clave = ({ tipo, id }: Pick<Tarjeta, 'tipo' | 'id'>) => `${tipo}/${id}`;

/** What the signed-in person likes; a visitor's press on a heart leads to /login and back here. */
export function LikesProvider({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [marcados, setMarcados] = useState<ReadonlySet<string>>(new Set());
  const uid = user?.uid;

  useEffect(() => {
    if (!uid) return setMarcados(new Set());
    let vigente = true;
    datos()
      .then(({ misLikes }) => misLikes())
      .then((mios) => {
        const claves = Object.entries(mios).flatMap(([tipo, ids]) => ids.map((id) => `${tipo}/${id}`));
        if (vigente) setMarcados(new Set(claves));
      })
      .catch(() => vigente && toast.error(mensajes.lista.errorDatos));
    return () => {
      vigente = false;
    };
  }, [uid]);

  const toggle = useCallback(
    (item: Pick<Tarjeta, 'tipo' | 'id'>) => {
      if (!uid) return void navigate(`/login?volver=${encodeURIComponent(pathname + search)}`);
      const una = clave(item);
      const estaba = marcados.has(una);
      const poner = (si: boolean) =>
        setMarcados((antes) => {
          const ahora = new Set(antes);
          if (si) ahora.add(una);
          else ahora.delete(una);
          return ahora;
        });
      poner(!estaba);
      datos()
        .then(({ darLike, quitarLike }) =>
          estaba ? quitarLike(item.tipo, item.id) : darLike(item.tipo, item.id),
        )
        .catch((caught: unknown) => {
          poner(estaba);
          toast.error(caught instanceof Error ? caught.message : mensajes.general.interno);
        });
    },
    [uid, marcados, navigate, pathname, search],
  );

  const valor = useMemo(
    () => ({ likes: (item: Pick<Tarjeta, 'tipo' | 'id'>) => marcados.has(clave(item)), toggle }),
    [marcados, toggle],
  );
  return <LikesContext value={valor}>{children}</LikesContext>;
}

/** The heart of an item, within a LikesProvider. */
export function Like({ item }: { item: Pick<Tarjeta, 'tipo' | 'id' | 'titulo'> }) {
  const likes = useContext(LikesContext);
  if (!likes) return null;
  return <LikeButton title={item.titulo} liked={likes.likes(item)} onToggle={() => likes.toggle(item)} />;
}

/** A card of explore with its heart. */
export function LikedItem({ item, hoy, priority }: { item: Tarjeta; hoy: string; priority?: boolean }) {
  return (
    <ItemCard
      item={item}
      hoy={hoy}
      within="explore"
      corner={<Like item={item} />}
      {...(priority ? { priority } : {})}
    />
  );
}
