import type { Pagina } from 'domain/api';
import type { TipoAgenda } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { falloDe } from 'kit/fallo';
import { useLocation, useNavigate, useNavigation } from 'kit/router';
import { useEffect, useRef, useState } from 'react';
import { direccionDe, type Filtros, PAGINAS_MAX, paginasDe } from './filtros.ts';

const nuevos = (vistos: Pagina['items'], otros: Pagina['items']) => {
  const ids = new Set(vistos.map(({ id }) => id));
  return otros.filter(({ id }) => !ids.has(id));
};

interface Mas {
  siguientes: Pagina['items'];
  cursor: string | null;
  /** Pages that are shown. */
  paginas: number;
  cargando: boolean;
  /** Why the next page did not come; '' when nothing failed. */
  error: string;
}

const nada = ({ cursor }: Pagina, paginas: number): Mas => ({
  siguientes: [],
  cursor,
  paginas,
  cargando: false,
  error: '',
});

/**
 * A section that starts with the loader's pages and grows by 'Ver más'; each page more is written into the address, so a reload, Back
 * or somebody else finds the list as long. An answer that comes after the list is gone is dropped.
 * @param primera what the loader read: `paginas` pages
 */
export function useMas(tipo: TipoAgenda, primera: Pagina, paginas: number, filtros: Filtros) {
  const navigate = useNavigate();
  const [mas, setMas] = useState<Mas>(() => nada(primera, paginas));
  const pedido = useRef<AbortController>(null);
  useEffect(() => () => pedido.current?.abort(), []);

  const { search } = useLocation();
  const { state } = useNavigation();
  const ahora = useRef({ search, state });
  useEffect(() => {
    ahora.current = { search, state };
  }, [search, state]);

  // The loader read again (after a failure, say): what was added to the old pages belongs to them no more.
  const [base, setBase] = useState(primera);
  if (base !== primera) {
    setBase(primera);
    setMas(nada(primera, paginas));
  }

  /** The address of the list with a page more; `null` when there is none, or the address would ask for too many. */
  const siguiente =
    mas.cursor && mas.paginas < PAGINAS_MAX
      ? direccionDe(filtros, { ...paginasDe(new URLSearchParams(search)), [tipo]: mas.paginas + 1 })
      : null;

  const verMas = async () => {
    if (!mas.cursor || mas.cargando) return;
    const control = new AbortController();
    pedido.current = control;
    setMas((antes) => ({ ...antes, cargando: true, error: '' }));
    try {
      const { leerMas } = await import('./load.ts');
      const pagina = await leerMas(tipo, filtros, mas.cursor, control.signal);
      setMas({
        ...nada(pagina, mas.paginas + 1),
        siguientes: [...mas.siguientes, ...nuevos([...primera.items, ...mas.siguientes], pagina.items)],
      });
    } catch (caught) {
      if (control.signal.aborted) return;
      const sinConexion = falloDe(caught).codigo === 'sin-conexion';
      const error = sinConexion ? mensajes.general.sinConexion : mensajes.lista.noCargo[tipo];
      return setMas((antes) => ({ ...antes, cargando: false, error }));
    }
    if (ahora.current.state !== 'idle' || mas.paginas >= PAGINAS_MAX) return; // they are on their way elsewhere
    const todas = paginasDe(new URLSearchParams(ahora.current.search));
    const direccion = direccionDe(filtros, { ...todas, [tipo]: mas.paginas + 1 });
    void navigate(direccion, { replace: true, preventScrollReset: true });
  };

  return {
    items: [...primera.items, ...mas.siguientes],
    cursor: mas.cursor,
    cargando: mas.cargando,
    error: mas.error,
    siguiente,
    verMas: () => void verMas(),
  };
}
