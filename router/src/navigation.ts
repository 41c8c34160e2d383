import {
  createContext,
  type createMemoryRouter,
  type Location,
  RouterContextProvider,
} from 'react-router-dom';

/** The navigation of a loader: `from` is the shown history entry. On the first load and on revalidation, both are the same. */
export interface Navigation {
  from: Location;
  to: Location;
  /** Back or Forward. */
  isPop: boolean;
}

type DataRouter = ReturnType<typeof createMemoryRouter>;

const navigationContext = createContext<(() => Navigation | null) | null>(null);

/**
 * Creates a router that passes the navigation to its loaders.
 * @param create gets the router's option `getContext`
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

/** Returns a loader's navigation; `null` on the server. @param context of the loader's arguments */
export const navigationOf = (context: unknown): Navigation | null =>
  context instanceof RouterContextProvider ? (context.get(navigationContext)?.() ?? null) : null;
