import type { PublicPerfil } from '@vidriera/domain/api/schema';
import { isFailure } from '@vidriera/domain/failure';
import { mayPublish } from '@vidriera/domain/usuario/may';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import type { ShopFrontData } from '@vidriera/kit/words/shop-front-data';
import { useRevalidator } from '@vidriera/router';
import { sessionHint, useUser } from '@vidriera/session';
import { useEffect, useState } from 'react';

interface Own {
  perfil?: PublicPerfil;
  front?: ShopFrontData;
  failure?: string;
}

/** Reads a creator's own window; `null` while loading. Revalidates the lists if the city is new. */
export function useOwnWindow(now: LocalTime): Own | null {
  const user = useUser();
  const username = useUsername(user);
  const { revalidate } = useRevalidator();
  const [own, setOwn] = useState<Own | null>(null);
  useEffect(() => {
    if (!username) return;
    let gone = false;
    // Fetched apart: it needs schemas, and the first paint does not wait for those.
    const reading = import('./read-own-window.ts').then((module) => module.readOwnWindow(username, now));
    reading.then(
      ({ isNewCity, ...read }) => {
        if (gone) return;
        setOwn(read);
        if (isNewCity) void revalidate();
      },
      (caught) => {
        // A held creator has no public profile.
        const isHidden = isFailure(caught, 'not-found');
        if (!isHidden) console.warn('failed to load the own window:', caught);
        const failure = isHidden
          ? 'Por ahora nadie más ve tu vidriera.'
          : 'No pudimos leer lo próximo de tu vidriera.';
        if (!gone) setOwn({ failure });
      },
    );
    return () => {
      gone = true;
    };
  }, [username, now, revalidate]);
  return own;
}

/** Returns a creator's username, remembered until Auth reports; `null` for others. */
function useUsername(user: ReturnType<typeof useUser>): string | null {
  const [hinted, setHinted] = useState<string | null>(null);
  useEffect(() => {
    const hint = sessionHint();
    setHinted(mayPublish(hint?.role) ? (hint?.username ?? null) : null);
  }, []);
  if (!user) return hinted;
  return mayPublish(user.role) ? user.username || null : null;
}
