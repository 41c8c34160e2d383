import { useRef, useState } from 'react';

/** A page of a list; `cursor` asks for the next one. */
export interface Pagina<T> {
  items: T[];
  cursor: string | null;
}

interface Estado<T> {
  /** The page this belongs to: another one starts over. */
  primera: Pagina<T>;
  items: T[];
  cursor: string | null;
  cargando: boolean;
  fallo: unknown;
}

const empezar = <T>(primera: Pagina<T>): Estado<T> => ({
  primera,
  ...primera,
  cargando: false,
  fallo: null,
});

/**
 * A list that grows by its next pages. It starts over when `primera` is another page; an answer that comes too late for
 * the list it was asked for is dropped, and so is an item that is there already.
 */
export function usePaginas<T extends { id: string }>(
  primera: Pagina<T>,
  pedir: (cursor: string) => Promise<Pagina<T>>,
) {
  const [guardado, setEstado] = useState(() => empezar(primera));
  const estado = guardado.primera === primera ? guardado : empezar(primera);
  const ocupado = useRef<Pagina<T> | null>(null);

  const cambiar = (cambio: (antes: Estado<T>) => Partial<Estado<T>>) =>
    setEstado((antes) => {
      const base = antes.primera === primera ? antes : empezar(primera);
      return { ...base, ...cambio(base) };
    });
  const soloSiSigue = (cambio: (antes: Estado<T>) => Partial<Estado<T>>) =>
    setEstado((antes) => (antes.primera === primera ? { ...antes, ...cambio(antes) } : antes));

  const pedirMas = async () => {
    const { cursor } = estado;
    if (!cursor || ocupado.current === primera) return;
    ocupado.current = primera;
    cambiar(() => ({ cargando: true, fallo: null }));
    try {
      const nueva = await pedir(cursor);
      soloSiSigue(({ items }) => {
        const vistos = new Set(items.map(({ id }) => id));
        return {
          items: [...items, ...nueva.items.filter(({ id }) => !vistos.has(id))],
          cursor: nueva.cursor,
        };
      });
    } catch (fallo) {
      soloSiSigue(() => ({ fallo }));
    } finally {
      if (ocupado.current === primera) ocupado.current = null;
      soloSiSigue(() => ({ cargando: false }));
    }
  };

  const quitar = (id: string) => cambiar(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
  return {
    items: estado.items,
    cursor: estado.cursor,
    cargando: estado.cargando,
    fallo: estado.fallo,
    pedirMas,
    quitar,
  };
}
