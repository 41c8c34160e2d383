import { apiRutas, type Pagina, paginaSchema } from 'domain/api';
import type { TipoAgenda } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { ApiFallo, apiGet } from 'kit/api';
import { useEffect, useRef, useState } from 'react';
import type { Filtros } from './filtros.ts';
import { POR_SECCION } from './load.ts';

interface Lista {
  items: Pagina['items'];
  cursor: string | null;
  cargando: boolean;
  /** Why the next page did not come; '' when nothing failed. */
  error: string;
}

const nuevos = (vistos: Pagina['items'], otros: Pagina['items']) => {
  const ids = new Set(vistos.map(({ id }) => id));
  return otros.filter(({ id }) => !ids.has(id));
};

/** A list that starts with the loader's page and grows by 'Ver más'. An answer that comes after the list is gone is dropped. */
export function useMas(tipo: TipoAgenda, primera: Pagina, filtros: Filtros): Lista & { verMas: () => void } {
  const [mas, setMas] = useState<Omit<Lista, 'items'> & { siguientes: Pagina['items'] }>({
    siguientes: [],
    cursor: primera.cursor,
    cargando: false,
    error: '',
  });
  const pedido = useRef<AbortController>(null);
  useEffect(() => () => pedido.current?.abort(), []);

  // The first page was read again (after a failure, say): what was added to the old one belongs to it no more.
  const [base, setBase] = useState(primera);
  if (base.cursor !== primera.cursor) {
    setBase(primera);
    setMas({ siguientes: [], cursor: primera.cursor, cargando: false, error: '' });
  }

  const verMas = async () => {
    if (!mas.cursor || mas.cargando) return;
    const control = new AbortController();
    pedido.current = control;
    setMas((antes) => ({ ...antes, cargando: true, error: '' }));
    try {
      const params = { tipo, ...filtros, cursor: mas.cursor, limite: POR_SECCION[tipo] };
      const pagina = await apiGet(paginaSchema, apiRutas.explore, params, { signal: control.signal });
      setMas(({ siguientes }) => ({
        siguientes: [...siguientes, ...nuevos([...primera.items, ...siguientes], pagina.items)],
        cursor: pagina.cursor,
        cargando: false,
        error: '',
      }));
    } catch (caught) {
      if (control.signal.aborted) return;
      const error = caught instanceof ApiFallo && caught.codigo === 'sin-conexion';
      setMas((antes) => ({
        ...antes,
        cargando: false,
        error: error ? mensajes.general.sinConexion : mensajes.lista.noCargo[tipo],
      }));
    }
  };

  return {
    items: [...primera.items, ...mas.siguientes],
    cursor: mas.cursor,
    cargando: mas.cargando,
    error: mas.error,
    verMas: () => void verMas(),
  };
}
