import type { ShouldRevalidateFunction } from '@vidriera/router';

/** For screens whose query only selects what is shown: changing it loads nothing. */
export const unlessOnlySearch: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) &&
  defaultShouldRevalidate;
