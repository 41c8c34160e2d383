import type { JsonObject } from '@vidriera/domain/item/structured-data';
import { once } from '@vidriera/domain/once';
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from '@vidriera/router';
import type { SessionHint, SessionUser } from '@vidriera/session';
import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import type { MemberAccess } from './guards.ts';
import { Loading } from './loading.tsx';
import { ScreenElement, Skeleton, withMain } from './screen-element.tsx';
import { ScreenError } from './screen-error.tsx';
import { screenLoader } from './screen-loader.ts';
import type { ScreenProps } from './screen-props.ts';
import type { Layout, Load, ScreenView } from './types.ts';

/** The `handle` of a screen's route. */
export interface ScreenHandle {
  layout: Layout;
  /** The query parameters of a screen that the server renders; `undefined` for a screen that only the browser renders. */
  publicQuery: readonly string[] | undefined;
  source: string;
  structuredData: ScreenOptions<never>['structuredData'];
  /** Set for signed-in people; with `reported` the document preloads Auth. */
  member: 'remembered' | 'reported' | undefined;
  /** Whether the document shows 'Cargando...' to a visitor whom the browser does not remember, until the guard has asked Auth. */
  remembered: boolean;
  /** Imports the screen's component; a failure is forgotten, so the next call tries again. */
  preload: () => Promise<unknown>;
  /** Imports the screen's code, and reads its public data for a given address. Errors are ignored: a navigation shows them. */
  prefetch: (args?: Pick<LoaderFunctionArgs, 'request' | 'params'>) => void;
}

export interface ScreenOptions<D> {
  /** Unique in the whole product: starts with the area's name ('explore.evento'). */
  id: string;
  /** Absolute: '/explore'. */
  path: string;
  layout?: Layout;
  /**
   * The server renders the screen, which shows public data only. Names the query parameters that its loader reads: all others are
   * ignored, in the cache key of the page too.
   */
  public?: readonly string[] | undefined;
  /** For signed-in people only. */
  member?: MemberAccess | undefined;
  view: () => Promise<{ default: ComponentType<ScreenProps<D>> }>;
  /** The view's source file, from the package's folder. The server finds its CSS by it. */
  source: string;
  /** Shown while the screen loads: on the first load, and 50 ms after a navigation. A function imports it with `load`. */
  skeleton?: ReactNode | (() => Promise<{ default: ComponentType }>);
  /** Follows a 404 for somebody signed in, who may own a thing that nobody else sees. */
  owned?: ReactNode;
  /** Imports a function that makes JSON-LD for search engines from the data. Only the server calls it. */
  structuredData?: (() => Promise<(loaded: D, origin: string) => JsonObject[]>) | undefined;
  shouldRevalidate?: ShouldRevalidateFunction;
}

type Loaded<D, Who extends unknown[] = []> = { load: () => Promise<{ load: Load<D, Who> }> };
type Public<D> = ScreenOptions<D> & Loaded<D> & { public: readonly string[] };
type Private<D> = ScreenOptions<D> &
  Loaded<D, [SessionHint | SessionUser]> & { public?: undefined; member: MemberAccess };
type Open<D> = ScreenOptions<D> & Loaded<D> & { public?: undefined; member?: undefined };
type WithoutData = ScreenOptions<null> & { load?: undefined };

type ScreenRoute = RouteObject & { loader: ReturnType<typeof screenLoader> };

/**
 * Makes a route of React Router: its loader reads the data while the component is imported, and `view` renders them.
 * A `Failure` reaches the error element as a response with its status and `{ code, message, fields }`: `useFailure()` reads it.
 */
export function screen(options: WithoutData): ScreenRoute;
export function screen<D>(options: Public<D> | Private<D> | Open<D>): ScreenRoute;
export function screen<D>(
  options: ScreenOptions<D> & { load?: Loaded<D, never>['load'] | undefined },
): ScreenRoute {
  const { id, path, layout = 'auto', member, source, structuredData, shouldRevalidate } = options;
  const importView = once(async () => {
    view.loaded = (await options.view()).default;
    return view.loaded;
  });
  const view: ScreenView<D> = { loaded: undefined, load: importView };
  const importSkeleton = typeof options.skeleton === 'function' ? options.skeleton : undefined;
  const importLoad = once(async () => {
    // A navigation needs both, hydration neither.
    const [module] = await Promise.all([options.load?.(), importSkeleton?.()]);
    return module?.load as Load<D, unknown[]> | undefined;
  });
  const prefetchCode = () => void Promise.allSettled([importView(), ...(options.load ? [importLoad()] : [])]);
  const prefetch: ScreenHandle['prefetch'] = (args) => {
    prefetchCode();
    if (args && options.public && options.load)
      importLoad()
        .then((load) => load?.(args as LoaderFunctionArgs))
        .catch(() => undefined);
  };
  const handle: ScreenHandle = {
    layout,
    publicQuery: options.public,
    source,
    structuredData,
    member: member && (member === 'remembered' ? 'remembered' : 'reported'),
    remembered: member === 'remembered' || member === 'own',
    preload: importView,
    prefetch,
  };
  const loading = createElement(Loading);
  const skeleton = importSkeleton
    ? createElement(lazy(importSkeleton))
    : ((options.skeleton as ReactNode) ?? loading);
  // Only the first load shows 'Cargando...' until the skeleton is imported: later the previous screen stays.
  const firstSkeleton = createElement(Suspense, { fallback: loading }, skeleton);
  const lateSkeleton = createElement(Skeleton, { layout }, skeleton);
  const error = withMain(layout, createElement(ScreenError, { owned: options.owned }));
  return {
    id,
    // With the path '/' this route would match the start of every address, and catch the errors of areas found later.
    ...(path === '/' ? { index: true } : { path }),
    handle,
    loader: screenLoader({
      member,
      isPublic: options.public !== undefined,
      importView,
      importLoad: options.load && importLoad,
    }),
    element: createElement(ScreenElement<D>, {
      id,
      view,
      skeleton: lateSkeleton,
      error,
      cached: options.public !== undefined,
      onTouch: prefetchCode,
    }),
    errorElement: error,
    hydrateFallbackElement: createElement(Skeleton, { layout }, firstSkeleton),
    ...(shouldRevalidate && { shouldRevalidate }),
  };
}
