import { useLocation, useNavigate, useNavigation } from 'kit/router';
import { type RefObject, useEffect, useRef } from 'react';
import { direccionDe, filtrosDe } from './filtros.ts';

/** Milliseconds of quiet before what is typed is searched for. */
const ESPERA = 250;

/** The state of a navigation that a key press asked for: its list stays on the screen until the new one is there. */
const TECLEO = { tecleo: true };
export const esTecleo = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'tecleo' in state;

/**
 * Searches while somebody types into `campo`. The field is theirs: an answer never writes into it, only an address that came
 * by other means (Back, 'Borrar filtros'). A whole search is one entry of the history.
 * @param q the search the screen shows
 * @returns `teclear` for each key press; `enviado` when the form itself was sent
 */
export function useTecleo(campo: RefObject<HTMLInputElement | null>, q: string) {
  const navigate = useNavigate();
  const location = useLocation();
  const pendiente = useNavigation().location;
  const ahora = useRef({ location, pendiente });
  const pedido = useRef(q);
  const reloj = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    ahora.current = { location, pendiente };
  }, [location, pendiente]);

  const callar = () => clearTimeout(reloj.current);
  const escrito = () => filtrosDe(new URLSearchParams({ q: campo.current?.value ?? '' })).q;

  const buscar = () => {
    const nueva = escrito();
    if (nueva === pedido.current) return;
    pedido.current = nueva;
    const { location: aca, pendiente: destino } = ahora.current;
    const base = filtrosDe(new URLSearchParams((destino ?? aca).search));
    const habia = filtrosDe(new URLSearchParams(aca.search)).q !== '';
    const opciones = { replace: habia, preventScrollReset: true, state: TECLEO };
    void navigate(direccionDe({ ...base, q: nueva }), opciones);
  };
  const teclear = () => {
    callar();
    reloj.current = setTimeout(buscar, ESPERA);
  };
  const enviado = () => {
    callar();
    pedido.current = escrito();
  };

  useEffect(() => {
    if (q === pedido.current) return;
    clearTimeout(reloj.current);
    pedido.current = q;
    if (campo.current) campo.current.value = q;
  }, [q, campo]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once: what was typed before any script was there
  useEffect(() => {
    if (escrito() !== pedido.current) teclear();
    return callar;
  }, []);

  return { teclear, enviado };
}
