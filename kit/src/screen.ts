import type { JsonObject } from 'domain/item/structured-data';
import { TOAST } from 'domain/values/limits';
import {
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  replace,
  type ShouldRevalidateFunction,
  useLoaderData,
} from 'kit/router';
import { type SessionUser, whenReady, whyEnded } from 'kit/session';
import { loadZod } from 'kit/zod';
import { type ComponentType, createElement, type ReactNode, Suspense, useEffect } from 'react';
import { isFailure } from './failure.ts';
import { atFirstTouch } from './first-touch.ts';
import { inTime, isLate, Waiting } from './late.ts';
import { once } from './once.ts';
import { Loading } from './screen/loading.tsx';
import { ScreenError } from './screen/screen-error.tsx';
import { toast } from './toast.ts';
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
export interface ScreenHandle {
  layout: Layout;
  /** The chunk's source, from the package's folder: 'src/features/likes/likes.tsx'. The server finds its CSS by it. */
  source: string;
  /** Of a screen the server draws: the query parameters its loader reads. The server ignores all others, also in what it caches by. */
  served: readonly string[] | undefined;
  structuredData: ScreenOptions<never>['structuredData'];
  /** Of a screen for signed-in people: whether Auth's report is needed for what it shows, or the browser's memory does. */
  member: 'remembered' | 'reported' | undefined;
  /** People come to it first: its build holds it to few chunks, none of which waits for zod (kit/vite/first-modules.ts). */
  first: boolean;
  /** Fetches the screen's chunk; a failure is forgotten, so the next call tries again. */
  preload: () => Promise<void>;
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
  source: string;
  /** The query parameters `load` reads, of a screen the server draws. Without it the browser alone draws the screen. */
  served?: readonly string[];
  /** Fetches what tells search engines of the screen, from what `load` gave (JSON-LD). Browsers never do. */
  structuredData?: (() => Promise<(loaded: D, origin: string) => JsonObject[]>) | undefined;
  /** People come to this screen first, from a link or after signing in; whatever the server draws is such a one. */
  first?: true;
  layout?: Layout;
  /** Shown for whatever this screen's loader or component throws; the kit's own says so and offers a retry. */
  error?: ReactNode;
  /** Shown while the screen is on its way: on the page's very first load, and when it is late (kit/late). It may be lazy. */
  fallback?: ReactNode;
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
  return build(options, async () => undefined);
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
  return build({ ...options, member: 'reported' }, async (args) =>
    requireSession(args).catch((caught: unknown) => {
      if (options.notice && caught instanceof Response) toast.info(options.notice, TOAST.perfilCloses);
      return asResponse(caught);
    }),
  );
}

/** What reads a screen's data parses it: zod is fetched beside it, not after. */
async function withZod<T>(load?: () => Promise<T>): Promise<T | undefined> {
  if (!load) return undefined;
  const [loaded] = await Promise.all([load(), loadZod()]);
  return loaded;
}

/**
 * The protection guard of a loader.
 * @throws a redirect to /login?volver=…&motivo=… (why a session ended that nobody ended here) that replaces the history entry
 * @throws Failure when Auth can't be reached
 */
export async function requireSession({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<SessionUser> {
  const { user } = await whenReady();
  if (user) return user;
  const { pathname, search } = new URL(request.url);
  const why = whyEnded();
  throw replace(`/login?volver=${encodeURIComponent(pathname + search)}${why ? `&motivo=${why}` : ''}`);
}

/** What every way to make a screen comes to. */
export function build<D, G>(
  options: ScreenOptions<D> &
    Partial<Pick<ScreenHandle, 'member'>> & { load?: () => Promise<Loader<D, [G]>> },
  guard: (args: LoaderFunctionArgs) => Promise<G>,
): RouteObject {
  const {
    id,
    path,
    chunk,
    source,
    served,
    structuredData,
    first = served !== undefined,
    member,
    layout = 'auto',
    error,
    fallback,
    shouldRevalidate,
  } = options;
  const fetchLoad = once(async () => withZod(options.load));
  const loading = createElement(Loading);
  const waiting = fallback ? createElement(Suspense, { fallback: loading }, fallback) : loading;
  const read = async (args: LoaderFunctionArgs, guarded: Promise<G>) => {
    const [known, load] = await Promise.all([guarded, fetchLoad()]);
    return load?.(args, known);
  };
  const part: Part<D> = {
    loaded: undefined,
    preload: once(async () => {
      part.loaded = (await chunk()).default;
    }),
    fetchLoad,
  };
  const { preload } = part;
  const handle: ScreenHandle = { layout, source, served, structuredData, first, member, preload };
  return {
    id,
    // With the path '/' this route would match the start of every address, and catch the errors of areas found later.
    ...(path === '/' ? { index: true } : { path }),
    handle,
    loader: inTime(guard, async (args, guarded) => {
      const [loaded] = await Promise.all([read(args, guarded).catch(asResponse), preload()]);
      return loaded ?? null;
    }),
    element: createElement(Screen<D>, { part, waiting }),
    errorElement: error ?? createElement(ScreenError),
    hydrateFallbackElement: waiting,
    ...(shouldRevalidate && { shouldRevalidate }),
  };
}

/** A screen's chunk, perhaps not here yet. */
interface Part<D> {
  loaded: ComponentType<ScreenProps<D>> | undefined;
  preload: () => Promise<void>;
  /** Fetches the code that reads its data. */
  fetchLoad: () => Promise<unknown>;
}

function Screen<D>({ part, waiting }: { part: Part<D>; waiting: ReactNode }) {
  const data = useLoaderData();
  useEffect(
    () => atFirstTouch(() => void part.fetchLoad().catch(() => undefined)), // the loader tries again, and says so
    [part],
  );
  if (isLate(data)) return createElement(Waiting, { late: data, skeleton: waiting });
  if (!part.loaded) throw part.preload();
  return createElement(WithData<D>, { of: part.loaded });
}

/** Errors cross from the server's HTML to the browser as plain data with a status. */
export function asResponse(caught: unknown): never {
  if (!isFailure(caught)) throw caught;
  const { code, message, fields, status } = caught;
  throw data({ code, message, fields }, { status: status || 503 });
}
