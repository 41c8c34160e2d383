import type { Pagina, Tarjeta } from 'domain/api';
import { mensajes } from 'domain/messages';
import { ApiFallo } from 'kit/api-fallo';
import { useCallback, useEffect, useRef, useState } from 'react';

type Estado = { items: Tarjeta[]; cursor: string | null; cargando: boolean; error: string | null };

/**
 * A list that grows page by page. An item that moved between two pages is shown once.
 * @param pedir asks for the page of a cursor; aborted when the screen is left.
 */
export function useMas(primera: Pagina, pedir: (cursor: string, signal: AbortSignal) => Promise<Pagina>) {
  const [estado, setEstado] = useState<Estado>({ ...primera, cargando: false, error: null });
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const mas = useCallback(
    async (cursor: string): Promise<void> => {
      control.current?.abort();
      const mio = new AbortController();
      control.current = mio;
      setEstado((antes) => ({ ...antes, cargando: true, error: null }));
      try {
        const pagina = await pedir(cursor, mio.signal);
        setEstado((antes) => {
          const vistos = new Set(antes.items.map(({ id }) => id));
          const nuevos = pagina.items.filter(({ id }) => !vistos.has(id));
          return { items: [...antes.items, ...nuevos], cursor: pagina.cursor, cargando: false, error: null };
        });
      } catch (error) {
        if (mio.signal.aborted) return;
        if (!(error instanceof ApiFallo)) console.error(error);
        setEstado((antes) => ({ ...antes, cargando: false, error: mensajes.lista.noCargaronDatos }));
      }
    },
    [pedir],
  );

  const { items, cursor, cargando, error } = estado;
  return { items, cargando, error, mas: cursor === null ? null : () => void mas(cursor) };
}
