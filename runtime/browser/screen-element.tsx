import { atFirstTouch } from '@vidriera/kit/hooks/first-touch';
import { useRootMark } from '@vidriera/kit/hooks/use-root-mark';
import { MAIN_ID, namedMain } from '@vidriera/kit/main-id';
import { Await, Navigate, useAsyncError, useLoaderData, useLocation } from '@vidriera/router';
import { createElement, type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { Deferred } from './deferred.ts';
import { markReady } from './mark-ready.ts';
import { cacheScreenData } from './screen-cache.ts';
import type { Layout, ScreenView } from './types.ts';

/** Error element of deferred data: follows a redirect, or shows its children. */
function DeferredError({ children }: { children: ReactNode }) {
  const error = useAsyncError();
  const to = error instanceof Response ? error.headers.get('location') : null;
  return to ? <Navigate to={to} replace /> : children;
}

interface ScreenElementProps<D> {
  id: string;
  view: ScreenView<D>;
  skeleton: ReactNode;
  error: ReactNode;
  /** Whether Back renders it from its last data. */
  cached: boolean;
  /** Runs at the first touch of the page. */
  onTouch: () => void;
}

/** A screen's route element. Data and deferred data render the same tree, so React keeps mounted components. */
export function ScreenElement<D>({ id, view, skeleton, error, cached, onTouch }: ScreenElementProps<D>) {
  const loaded = useLoaderData();
  const { pathname } = useLocation();
  const isDeferred = loaded instanceof Deferred;
  useEffect(() => atFirstTouch(onTouch), [onTouch]);
  return (
    // The key replaces the previous screen before the new data arrive.
    <Suspense key={id + pathname} fallback={skeleton}>
      <Await
        resolve={isDeferred ? loaded.data : loaded}
        errorElement={
          <DeferredError>
            {error}
            <ScreenEffects isDeferred />
          </DeferredError>
        }
      >
        {(data: D) => (
          <>
            <View view={view} data={data} />
            <ScreenEffects isDeferred={isDeferred} {...(cached && { data })} />
          </>
        )}
      </Await>
    </Suspense>
  );
}

function View<D>({ view, data }: { view: ScreenView<D>; data: D }) {
  return createElement(view.loaded ?? use(view.load()), { data });
}

/** Effects of a rendered screen: reports ready, takes the focus from its skeleton, caches its data on leaving. */
function ScreenEffects({ isDeferred, ...cached }: { isDeferred: boolean; data?: unknown }) {
  useEffect(() => {
    markReady();
    // The focused landmark of the skeleton is gone.
    if (isDeferred && document.activeElement === document.body) namedMain()?.focus({ preventScroll: true });
  }, [isDeferred]);
  useEffect(() => void namedMain());
  useCacheOnLeave(cached);
  return null;
}

/** Caches the data on leaving, unless the address has changed since the read: such a screen holds newer data itself. */
function useCacheOnLeave(cached: { data?: unknown }): void {
  const { key, pathname, search } = useLocation();
  const read = useRef<{ data: unknown; url: string }>(null);
  const isCached = 'data' in cached;
  const { data } = cached;
  useEffect(() => {
    const normalized = new URL(pathname + search, location.origin); // as a loader's request
    const url = normalized.pathname + normalized.search;
    if (read.current?.data !== data) read.current = { data, url };
    const isCurrent = read.current?.url === url;
    return () => void (isCached && isCurrent && cacheScreenData(key, url, data));
  }, [isCached, key, pathname, search, data]);
}

/** Renders a skeleton with a title, and with the main landmark if the layout has none. */
export function Skeleton({ layout, children }: { layout: Layout; children?: ReactNode }) {
  useRootMark('skeleton');
  return withMain(
    layout,
    <>
      <title>Vidriera</title>
      {children}
    </>,
  );
}

/** Wraps content in the main landmark if the layout has none. */
export const withMain = (layout: Layout, content: ReactNode): ReactNode =>
  layout === 'own' ? (
    <main id={MAIN_ID} tabIndex={-1}>
      {content}
    </main>
  ) : (
    content
  );
