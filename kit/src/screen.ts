import type { JsonObject } from 'domain/item/structured-data';
import {
  type data,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
} from 'kit/router';
import type { SessionHint, SessionUser } from 'kit/session';
import {
  type ComponentType,
  createElement,
  Fragment,
  type ReactNode,
  Suspense,
  useEffect,
  useReducer,
  useRef,
} from 'react';
import { atFirstTouch } from './first-touch.ts';
import { isLate } from './late.ts';
import { once } from './once.ts';
import type { Member } from './screen/guards.ts';
import { Loading } from './screen/loading.tsx';
import type { ofLate } from './screen/reading.ts';
import { ScreenError } from './screen/screen-error.tsx';
import { type ScreenProps, WithData } from './with-data.ts';

/** The frame the shell draws around a screen (`handle.layout`). */
export type Layout =
  /** The signed-in frame for whoever is signed in, a plain header for everybody else. */
  | 'auto'
  /** Explore's own navbar. */
  | 'explore'
  /** The screen draws header, main and footer itself (landing, login, signup). */
  | 'own';

/** What `handle` of every screen's route holds. */
export interface ScreenHandle extends Pick<ScreenOptions<never>, 'source' | 'served' | 'structuredData'> {
  layout: Layout;
  /** Of a screen for signed-in people: whether Auth's report is needed for what it shows, or the browser's memory does. */
  member?: Member | undefined;
  /** Whether whom the browser does not remember is led to /login at once, without a word. */
  remembered: boolean;
  first: boolean;
  /** Fetches the screen's chunk; a failure is forgotten, so the next call tries again. */
  preload: () => Promise<void>;
  /**
   * Begins what going there takes: its code, and at a press of its link, which tells of the address, the data of a screen that anybody may
   * see.
   */
  press: (args?: Pick<LoaderFunctionArgs, 'request' | 'params'>) => void;
}

type Chunk<D> = { default: ComponentType<ScreenProps<D>> };
/** What a loader answers: the data, or those with a status. */
type Answer<D> = D | ReturnType<typeof data<D>>;
export type Loader<D, Rest extends unknown[] = []> = (
  args: LoaderFunctionArgs,
  ...rest: Rest
) => Answer<D> | Promise<Answer<D>>;

export interface ScreenOptions<D> {
  /** Unique in the whole product: starts with the area's name ('explore.evento'). */
  id: string;
  /** Absolute: '/explore'. */
  path: string;
  chunk: () => Promise<Chunk<D>>;
  /** The chunk's source, from the package's folder: 'src/features/likes/likes.tsx'. The server finds its CSS by it. */
  source: string;
  /**
   * The query parameters `load` reads, of a screen the server draws; it ignores all others, also in what it caches by. Without it the browser
   * alone draws the screen.
   */
  served?: readonly string[];
  /** Fetches what tells search engines of the screen, from what `load` gave (JSON-LD). Browsers never do. */
  structuredData?: (() => Promise<(loaded: D, origin: string) => JsonObject[]>) | undefined;
  /**
   * People come to this screen first, from a link or after signing in: who comes back to it is shown what it showed. Screens that the server
   * draws default to `first: true`.
   */
  first?: boolean;
  layout?: Layout;
  /** Shown for whatever this screen's loader or component throws; the kit's own says so and offers a retry. */
  error?: ReactNode;
  /** Shown while the screen is on its way: on the page's very first load, and when it is late (kit/late). It may be lazy. */
  fallback?: ReactNode;
  /**
   * Of a late screen, what is known of its data by the link that led to it: the screen is drawn from that, in the place of `fallback`.
   * @param state of the link; from outside, as anything may stand there
   */
  known?: (state: unknown, pathname: string) => D | undefined;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/**
 * A route whose loader waits for its data and its chunk together, and hands the one to the other: `load` answers what the component takes.
 * A `Failure` reaches the error element as a response with its status and `{ code, message, fields }`: `useFailure()` reads it.
 *
 * `load` fetches the code that reads the data, which has no part in taking over a screen the server has drawn:
 * `load: async () => (await import('./features/explore/load.ts')).loadExplore`. It is fetched at the first touch of the screen, or
 * when the screen is gone to; a failure is forgotten, so the next call tries again.
 */
export function screen(options: ScreenOptions<null> & { load?: never }): RouteObject;
export function screen<D>(options: ScreenOptions<D> & { load: () => Promise<Loader<D>> }): RouteObject;
export function screen<D>(options: ScreenOptions<D> & { load?: () => Promise<Loader<D>> }): RouteObject {
  return build(options);
}

interface ProtectedOptions<D> extends ScreenOptions<D> {
  /** Said in a toast to whoever is sent to /login from here. */
  notice?: string;
}

/** A screen for signed-in people only; what `load` fetches is given who it is. Anybody else is sent to /login. */
export function protectedScreen(options: ProtectedOptions<null> & { load?: never }): RouteObject;
export function protectedScreen<D>(
  options: ProtectedOptions<D> & { load: () => Promise<Loader<D, [SessionUser]>> },
): RouteObject;
export function protectedScreen<D>(
  options: ProtectedOptions<D> & { load?: () => Promise<Loader<D, [SessionUser]>> },
): RouteObject {
  return build({ ...options, member: 'reported', guard: 'reported' });
}

interface RememberedOptions<D> extends ScreenOptions<D> {
  served?: never;
  load: () => Promise<Loader<D, [SessionHint]>>;
  /** What it shows is read as the person themselves, in a part that has a skeleton: what tells who they are is fetched at once. */
  own?: true;
}

/** The server draws it with what anybody may see, so `load` is not told who it is; what is the person's own comes when the screen stands. */
interface ServedOptions<D> extends ScreenOptions<D> {
  served: readonly string[];
  load: () => Promise<Loader<D>>;
}

/**
 * A screen for signed-in people that stands at once for whom the browser remembers: with what anybody may see, with what that person left in
 * this browser, or with skeletons. Who turns out to be nobody is led to /login when Auth says so (shell/src/frame/use-session-changes.ts).
 */
export function rememberedScreen<D>(options: ServedOptions<D>): RouteObject;
export function rememberedScreen<D>(options: RememberedOptions<D>): RouteObject;
export function rememberedScreen<D>({
  own,
  ...options
}: ScreenOptions<D> & { own?: true; load: () => Promise<Loader<D, never>> }): RouteObject {
  return build({ ...options, member: own ? 'reported' : 'remembered', guard: 'remembered' });
}

/** What every way to make a screen comes to. */
function build<D, Who extends unknown[]>(
  options: ProtectedOptions<D> &
    Partial<Pick<ScreenHandle, 'member'>> & { guard?: Member; load?: () => Promise<Loader<D, Who>> },
): RouteObject {
  const { id, path, chunk, load, guard, notice, error, fallback, known, shouldRevalidate, ...said } = options;
  const { served, member } = said;
  const first = said.first ?? served !== undefined;
  const loading = createElement(Loading);
  const waiting = fallback ? createElement(Suspense, { fallback: loading }, fallback) : loading;
  const preload = once(async () => {
    part.loaded = (await chunk()).default;
  });
  const fetchLoad = once(async () => load?.());
  const fetchReading = once(async () => {
    const { ofLate, reading } = await import('./screen/reading.ts');
    part.ofLate = ofLate;
    return reading({ guard, notice, preload, fetchLoad, isKnown: known !== undefined });
  });
  /** All of it side by side; a failure is told by who waits for it. */
  const fetchCode = () => {
    for (const fetched of [preload(), fetchLoad(), fetchReading()]) fetched.catch(() => undefined);
  };
  const part: Part<D> = {
    loaded: undefined,
    ofLate: undefined,
    preload,
    touched: fetchCode,
  };
  const press: ScreenHandle['press'] = (args) => {
    fetchCode();
    if (args && served)
      fetchReading().then(
        (to) => to.press(args as LoaderFunctionArgs),
        () => undefined,
      );
  };
  const handle: ScreenHandle = {
    layout: 'auto',
    ...said,
    first,
    remembered: guard === 'remembered',
    preload,
    press,
  };
  return {
    id,
    // With the path '/' this route would match the start of every address, and catch the errors of areas found later.
    ...(path === '/' ? { index: true } : { path }),
    handle,
    loader: async (args) => (await fetchReading()).loader(args),
    // A form, or what is somebody's own, is read anew by whoever comes back to it.
    element: createElement(Screen<D>, { part, waiting, known, again: first && member !== 'reported' }),
    errorElement: error ?? createElement(ScreenError),
    hydrateFallbackElement: waiting,
    ...(shouldRevalidate && { shouldRevalidate }),
  };
}

/** A screen's chunk, perhaps not here yet. */
interface Part<D> {
  loaded: ComponentType<ScreenProps<D>> | undefined;
  /** Here as soon as anything was gone to. */
  ofLate: typeof ofLate | undefined;
  preload: () => Promise<void>;
  /** Fetches what going elsewhere on this screen takes. */
  touched: () => void;
}

interface ScreenParts<D> {
  part: Part<D>;
  waiting: ReactNode;
  known: ScreenOptions<D>['known'] | undefined;
  /** Whether who comes back to it is shown what it showed. */
  again: boolean;
}

function Screen<D>({ part, waiting, known, again }: ScreenParts<D>) {
  const data = useLoaderData();
  const { key, pathname, search, state } = useLocation();
  const late = isLate(data) ? data : null;
  useEffect(() => atFirstTouch(part.touched), [part]);
  const read = useRef<{ data: unknown; url: string }>(null);
  useEffect(() => {
    const spelled = new URL(pathname + search, location.origin); // as a loader's request is
    const url = spelled.pathname + spelled.search;
    if (read.current?.data !== data) read.current = { data, url };
    const isWhole = read.current?.url === url; // a list that grew says so in the address, and holds the rest itself
    return () => void (again && isWhole && !late && part.ofLate?.keepShown(key, url, data));
  }, [part, again, late, key, pathname, search, data]);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const isMissing = late && known && !part.loaded;
  useEffect(() => {
    // It may be here by now. What failed is said by the loader.
    if (isMissing) part.preload().then(draw, () => undefined);
  }, [part, isMissing]);
  const first = late && part.loaded ? known?.(state, pathname) : undefined;
  if (late && part.ofLate && first === undefined) {
    return createElement(part.ofLate.Waiting, { late, skeleton: waiting });
  }
  if (!part.loaded) throw part.preload();
  const awaited = late && part.ofLate && createElement(part.ofLate.Awaited, { late });
  return createElement(
    Fragment,
    null,
    awaited,
    createElement(WithData<D>, { of: part.loaded, known: first }),
  );
}
