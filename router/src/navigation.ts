import {
  createContext,
  type createMemoryRouter,
  type Location,
  RouterContextProvider,
} from 'react-router-dom';

/** Where a loader runs: `from` is the shown entry of the history. On the first load and on revalidation both are the same entry. */
export interface Navigation {
  from: Location;
  to: Location;
  /** The browser's Back or Forward. */
  isPop: boolean;
}

type DataRouter = ReturnType<typeof createMemoryRouter>;

const navigationContext = createContext<(() => Navigation | null) | null>(null);

/**
 * Creates a router that tells its loaders of the navigation they run for.
 * @param create is given the router's option `getContext`
 */
export function tellLoaders<R extends DataRouter>(
  create: (options: { getContext: () => RouterContextProvider }) => R,
): R {
  let router: R | undefined;
  const navigation = (): Navigation | null => {
    if (!router) return null;
    const { location: from, navigation: next } = router.state;
    return { from, to: next.location ?? from, isPop: next.historyAction === 'POP' };
  };
  router = create({
    getContext: () => new RouterContextProvider(new Map([[navigationContext, navigation]])),
  });
  return router;
}

/** The navigation that a loader runs for; `null` on the server. @param context of the loader's arguments */
export const navigationOf = (context: unknown): Navigation | null =>
  context instanceof RouterContextProvider ? (context.get(navigationContext)?.() ?? null) : null;
