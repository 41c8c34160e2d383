import { apiPaths } from '@vidriera/domain/api/api';
import { perfilResponseSchema } from '@vidriera/domain/api/schema';
import { apiGet } from '@vidriera/kit/requests/api';
import { useEffect, useState } from 'react';
import type { OwnPlace } from '../post/fields/own-place.ts';

/** Reads address and place of the own profile; `null` until then, and where it can't be read. */
export function useOwnPlace(username: string): OwnPlace | null {
  const [own, setOwn] = useState<OwnPlace | null>(null);
  useEffect(() => {
    if (!username) return;
    let gone = false;
    apiGet(perfilResponseSchema, apiPaths.perfil(username)).then(
      ({ perfil }) => gone || setOwn(perfil),
      (caught) => console.warn('failed to read the own address:', caught),
    );
    return () => {
      gone = true;
    };
  }, [username]);
  return own;
}
