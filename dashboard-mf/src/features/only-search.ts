import type { ShouldRevalidateFunction } from '@vidriera/router';

/** Of a screen whose query says what of it is shown: changing that alone loads nothing. */
export const unlessOnlySearch: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) &&
  defaultShouldRevalidate;
