import { mayPublish } from '@vidriera/domain/usuario/may';
import { LIMITS } from '@vidriera/domain/values/limits';
import { publishOnceCreator } from '@vidriera/kit/going/after-sign-in';
import { takePendingAction } from '@vidriera/kit/going/resume-action';
import { useLocation, useNavigate, useSearchParams } from '@vidriera/router';
import type { SessionUser } from '@vidriera/session';
import { useEffect } from 'react';

/** Fields that a new item begins with; '' where nothing came. */
export interface Shared {
  enlace: string;
  titulo: string;
  descripcion: string;
}

/**
 * Returns what another app shared, by the address; `null` if nothing. It outlives its tab where the person has to sign in or to become a
 * creator first: the next plain `/agregar-post` of this browser continues with it.
 */
export function useShared(user: SessionUser | null): Shared | null {
  const [params] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const read = (name: keyof Shared & keyof typeof LIMITS) => params.get(name)?.slice(0, LIMITS[name]) ?? '';
  const enlace = params.get('enlace')?.slice(0, LIMITS.url) ?? '';
  const shared = { enlace, titulo: read('titulo'), descripcion: read('descripcion') };
  const isShared = Object.values(shared).some(Boolean);
  const uid = user?.uid ?? null;
  const isCreator = user !== null && mayPublish(user.role);

  useEffect(() => {
    if (!isCreator || !uid) {
      if (isShared) publishOnceCreator(search, uid);
      return;
    }
    // A copy or a chosen kind leaves it waiting.
    if (search && !isShared) return;
    let isLeft = false;
    void takePendingAction(uid, 'publish').then((action) => {
      if (action && !search && !isLeft) void navigate(`/agregar-post${action.search}`, { replace: true });
    });
    return () => {
      isLeft = true;
    };
  }, [isCreator, uid, isShared, search, navigate]);
  return isShared ? shared : null;
}
