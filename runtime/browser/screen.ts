import type { JsonObject } from '@vidriera/domain/item/structured-data';
import { once } from '@vidriera/domain/once';
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from '@vidriera/router';
import type { SessionHint, SessionUser } from '@vidriera/session';
import { type ComponentType, createElement, type ReactNode, Suspense } from 'react';
import type { Member } from './guards.ts';
import { Loading } from './loading.tsx';
import { inLayout, ScreenElement, Skeleton } from './screen-element.tsx';
import { ScreenError } from './screen-error.tsx';
import { screenLoader } from './screen-loader.ts';
import type { ScreenProps } from './screen-props.ts';
import type { Layout, Load, ScreenView } from './types.ts';

/** The `handle` of a screen's route. */
export interface ScreenHandle {
  layout: Layout;
  /** The query parameters that the server draws the screen by; without them the browser alone draws it. */
  served: readonly string[] | undefined;
  source: string;
  structuredData: ScreenOptions<never>['structuredData'];
  /** For signed-in people; `reported` preloads Auth in the document. */
  member: 'remembered' | 'reported' | undefined;
  /** Whether the document says 'Cargando...' to whom the browser does not remember, until the guard has asked Auth. */
  remembered: boolean;
  /** Imports the screen's component; a failure is forgotten, so the next call tries again. */
  preload: () => Promise<unknown>;
  /** Imports the code of the screen, and reads its public data where the address is given. */
  press: (args?: Pick<LoaderFunctionArgs, 'request' | 'params'>) => void;
}

export interface ScreenOptions<D> {
  /** Unique in the whole product: starts with the area's name ('explore.evento'). */
  id: string;
  /** Absolute: '/explore'. */
  path: string;
  layout?: Layout;
  /**
   * The server draws the screen, which shows public data alone. Names the query parameters that its loader reads: all others are
   * ignored, in what the page is cached by too.
   */
  public?: readonly string[] | undefined;
  /** For signed-in people only. */
  member?: Member | undefined;
  view: () => Promise<{ default: ComponentType<ScreenProps<D>> }>;
  /** The view's source file, from the package's folder. The server finds its CSS by it. */
  source: string;
  /** Shown while the screen is on its way: on the first load, and 150 ms after a link was followed. It may be lazy. */
  skeleton?: ReactNode;
  /** Imports what describes the screen to search engines (JSON-LD), from the data. Browsers never do. */
  structuredData?: (() => Promise<(loaded: D, origin: string) => JsonObject[]>) | undefined;
  shouldRevalidate?: ShouldRevalidateFunction;
}

type Public<D> = ScreenOptions<D> & { public: readonly string[]; load?: () => Promise<{ load: Load<D> }> };
type Private<D> = ScreenOptions<D> & {
  public?: undefined;
  member: Member;
  load?: () => Promise<{ load: Load<D, [SessionHint | SessionUser]> }>;
};
type Open<D> = ScreenOptions<D> & {
  public?: undefined;
  member?: undefined;
  load?: () => Promise<{ load: Load<D> }>;
};

type ScreenRoute = RouteObject & { loader: ReturnType<typeof screenLoader> };

/**
 * A screen as a route of React Router: its loader reads the data while the component is imported, and `view` draws them.
 * A `Failure` reaches the error element as a response with its status and `{ code, message, fields }`: `useFailure()` reads it.
 */
export function screen<D = null>(options: Public<D> | Private<D> | Open<D>): ScreenRoute {
  const { id, path, layout = 'auto', member, source, structuredData, shouldRevalidate, skeleton } = options;
  const importView = once(async () => {
    view.loaded = (await options.view()).default;
    return view.loaded;
  });
  const view: ScreenView<D> = { loaded: undefined, load: importView };
  const importLoad = once(async () => (await options.load?.())?.load as Load<D, unknown[]> | undefined);
  /** Failures are told when the screen is gone to. */
  const importCode = () => void Promise.allSettled([importView(), ...(options.load ? [importLoad()] : [])]);
  const press: ScreenHandle['press'] = (args) => {
    importCode();
    if (args && options.public && options.load)
      importLoad()
        .then((load) => load?.(args as LoaderFunctionArgs))
        .catch(() => undefined);
  };
  const handle: ScreenHandle = {
    layout,
    served: options.public,
    source,
    structuredData,
    member: member && (member === 'remembered' ? 'remembered' : 'reported'),
    remembered: member === 'remembered' || member === 'own',
    preload: importView,
    press,
  };
  const loading = createElement(Loading);
  // Only the first load says 'Cargando...' until the code of a skeleton is there: later the screen before stays.
  const first = createElement(Suspense, { fallback: loading }, skeleton ?? loading);
  const waiting = createElement(Skeleton, { layout }, skeleton ?? loading);
  const error = inLayout(layout, createElement(ScreenError));
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
      waiting,
      error,
      keeps: options.public !== undefined,
      onTouch: importCode,
    }),
    errorElement: error,
    hydrateFallbackElement: createElement(Skeleton, { layout }, first),
    ...(shouldRevalidate && { shouldRevalidate }),
  };
}
