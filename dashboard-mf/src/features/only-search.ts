import type { ShouldRevalidateFunction } from '@vidriera/router';

/** Skips the loader when only the query changes, for screens whose query only selects a part of the data. */
export const unlessOnlySearch: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) &&
  defaultShouldRevalidate;
