import type { ShouldRevalidateFunction } from '@vidriera/router';
import { addressOf, filtersOf, pagesOf } from './filters.ts';

/** 'Ver más' changes the address but not the data, so it is not loaded again. */
export const onAddressChange: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) {
    return defaultShouldRevalidate;
  }
  const [before, now] = [currentUrl.searchParams, nextUrl.searchParams];
  if (addressOf(filtersOf(before)) !== addressOf(filtersOf(now))) return true;
  const [had, has] = [pagesOf(before), pagesOf(now)];
  return has.evento < had.evento || has.promo < had.promo || has.curso < had.curso;
};
