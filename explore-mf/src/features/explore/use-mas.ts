import { apiRutas, type Pagina, paginaSchema } from 'domain/api';
import type { TipoAgenda } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { ApiFallo, apiGet } from 'kit/api';
import { useLocation } from 'kit/router';
import { useEffect, useRef, useState } from 'react';
import { direccionDe, type Filtros } from './filtros.ts';
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

type Mas = Omit<Lista, 'items'> & { siguientes: Pagina['items'] };
const nada = (primera: Pagina): Mas => ({
  siguientes: [],
  cursor: primera.cursor,
  cargando: false,
  error: '',
});

/** What was added to the lists of the last history entries, so that coming back from a detail finds them as they were. */
const guardadas = new Map<string, { primera: string | null; mas: Mas }>();
const GUARDADAS_MAX = 30;

function guardar(clave: string, primera: Pagina, mas: Mas): void {
  guardadas.delete(clave);
  guardadas.set(clave, { primera: primera.cursor, mas });
  for (const vieja of guardadas.keys()) if (guardadas.size > GUARDADAS_MAX) guardadas.delete(vieja);
}

/**
 * A list that starts with the loader's page and grows by 'Ver más'. An answer that comes after the list is gone is dropped.
 * Going back to its history entry finds it as long as it was, if its first page is still the same.
 */
export function useMas(tipo: TipoAgenda, primera: Pagina, filtros: Filtros): Lista & { verMas: () => void } {
  const clave = `${useLocation().key} ${tipo} ${direccionDe(filtros)}`;
  const [mas, setMas] = useState<Mas>(() => {
    const guardada = guardadas.get(clave);
    return guardada?.primera === primera.cursor && guardada.mas.siguientes.length
      ? guardada.mas
      : nada(primera);
  });
  const pedido = useRef<AbortController>(null);
  useEffect(() => () => pedido.current?.abort(), []);

  // The first page was read again (after a failure, say): what was added to the old one belongs to it no more.
  const [base, setBase] = useState(primera);
  if (base.cursor !== primera.cursor) {
    setBase(primera);
    setMas(nada(primera));
  }

  const verMas = async () => {
    if (!mas.cursor || mas.cargando) return;
    const control = new AbortController();
    pedido.current = control;
    setMas((antes) => ({ ...antes, cargando: true, error: '' }));
    try {
      const params = { tipo, ...filtros, cursor: mas.cursor, limite: POR_SECCION[tipo] };
      const pagina = await apiGet(paginaSchema, apiRutas.explore, params, { signal: control.signal });
      const { siguientes } = mas;
      const ahora = {
        ...nada(pagina),
        siguientes: [...siguientes, ...nuevos([...primera.items, ...siguientes], pagina.items)],
      };
      guardar(clave, primera, ahora);
      setMas(ahora);
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
