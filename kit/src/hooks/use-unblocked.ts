import { useUser } from '@vidriera/session';
import { useMemo } from 'react';

interface Owned {
  usuario?: { id: string };
  /** In suggestions. */
  uid?: string | undefined;
}

/** Returns a list without what those whom the signed-in person blocks publish: public lists are the same for everybody. */
export function useUnblocked<T extends Owned>(items: readonly T[]): readonly T[] {
  const blocked = useUser()?.blocked;
  return useMemo(
    () =>
      blocked?.length
        ? items.filter(({ usuario, uid }) => !blocked.includes(usuario?.id ?? uid ?? ''))
        : items,
    [blocked, items],
  );
}
