import type { ShouldRevalidateFunction } from 'kit/router';
import { direccionDe, filtrosDe, paginasDe } from './filtros.ts';

/** A list that grew says so in the address; what it shows is there already, and is not read again. */
export const alCambiarDeDireccion: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) {
    return defaultShouldRevalidate;
  }
  const [antes, ahora] = [currentUrl.searchParams, nextUrl.searchParams];
  if (direccionDe(filtrosDe(antes)) !== direccionDe(filtrosDe(ahora))) return true;
  const [habia, hay] = [paginasDe(antes), paginasDe(ahora)];
  return hay.evento < habia.evento || hay.promo < habia.promo || hay.curso < habia.curso;
};
