import { type LoaderFunctionArgs, type Navigation, navigationOf } from '@vidriera/router';
import { Deferred } from './deferred.ts';
import { guard, type MemberAccess, throwResponse } from './guards.ts';
import { cachedScreenData } from './screen-cache.ts';
import type { Load } from './types.ts';
import { unwrapData } from './unwrap-data.ts';

/**
 * The previous screen stays this long while the next one loads, in milliseconds. With 150 the title of a tapped card takes 571 ms on
 * a slow phone, with 50 it takes 411 (`npm run bench:journeys`).
 */
const DEFER_AFTER_MS = 50;

interface ScreenLoaderOptions {
  member: MemberAccess | undefined;
  isPublic: boolean;
  importView: () => Promise<unknown>;
  importLoad: (() => Promise<Load<unknown, unknown[]> | undefined>) | undefined;
}

/**
 * Makes the loader of a screen: its guard, then its data and its component in parallel. It returns the data. A navigation to another page
 * gets a `Deferred` after 50 ms.
 */
export const screenLoader =
  ({ member, isPublic, importView, importLoad }: ScreenLoaderOptions) =>
  async (args: LoaderFunctionArgs): Promise<unknown> => {
    const navigation = navigationOf(args.context);
    const view = importView();
    view.catch(() => undefined); // `loaded` rejects with it
    const person = await guard(args, member);
    const cached = navigation?.isPop
      ? cachedScreenData(navigation.to.key, pathWithSearch(args.request.url))
      : undefined;
    const read = async () => {
      const load = await importLoad?.();
      return (await load?.(args, ...(isPublic ? [] : [person]))) ?? null;
    };
    const loaded = Promise.all([cached ?? read(), view]).then(([data]) => data, throwResponse);
    return isDeferrable(navigation) ? deferIfLate(loaded) : loaded;
  };

/** Not deferred: the first load, a retry, another search on the same page, Back and Forward, and a hash. */
const isDeferrable = (navigation: Navigation | null): boolean =>
  navigation !== null &&
  !navigation.isPop &&
  !navigation.to.hash &&
  navigation.from.pathname !== navigation.to.pathname;

function deferIfLate(loaded: Promise<unknown>): Promise<unknown> {
  const deferred = loaded.then((data) => {
    const unwrapped = unwrapData(data);
    return unwrapped ? unwrapped.data : data;
  });
  deferred.catch(() => undefined); // nobody awaits it after another navigation
  const timeout = new Promise<Deferred>((resolve) => {
    const timer = setTimeout(() => resolve(new Deferred(deferred)), DEFER_AFTER_MS);
    loaded.catch(() => undefined).finally(() => clearTimeout(timer));
  });
  return Promise.race([loaded, timeout]);
}

const pathWithSearch = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
