import { atFirstTouch } from '@vidriera/kit/first-touch';
import { MAIN_ID, namedMain } from '@vidriera/kit/main-id';
import { Await, useLoaderData, useLocation } from '@vidriera/router';
import { createElement, type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { Deferred } from './deferred.ts';
import { keepData } from './kept-data.ts';
import { LateError } from './late-error.tsx';
import { ready } from './ready.ts';
import type { Layout, ScreenView } from './types.ts';

interface ScreenElementProps<D> {
  id: string;
  view: ScreenView<D>;
  waiting: ReactNode;
  error: ReactNode;
  /** Whether Back draws it from the data it was left with. */
  keeps: boolean;
  /** Imports what going elsewhere on this screen takes. */
  onTouch: () => void;
}

/** A screen's route element. The tree is the same for data and for their promise, so nothing is mounted anew when one follows the other. */
export function ScreenElement<D>({ id, view, waiting, error, keeps, onTouch }: ScreenElementProps<D>) {
  const loaded = useLoaderData();
  const { pathname } = useLocation();
  const isLate = loaded instanceof Deferred;
  useEffect(() => atFirstTouch(onTouch), [onTouch]);
  return (
    // Without the key the screen before would stay, with the new address, until the data are there.
    <Suspense key={id + pathname} fallback={waiting}>
      <Await
        resolve={isLate ? loaded.answer : loaded}
        errorElement={
          <LateError>
            {error}
            <Shown isLate />
          </LateError>
        }
      >
        {(data: D) => (
          <>
            <View view={view} data={data} />
            <Shown isLate={isLate} {...(keeps && { data })} />
          </>
        )}
      </Await>
    </Suspense>
  );
}

function View<D>({ view, data }: { view: ScreenView<D>; data: D }) {
  return createElement(view.loaded ?? use(view.load()), { data });
}

/** Beside a screen that is drawn: it is ready, has the focus that its skeleton had, and its data are kept when it is left. */
function Shown({ isLate, ...kept }: { isLate: boolean; data?: unknown }) {
  useEffect(() => {
    ready();
    // The skeleton's main landmark went with it.
    if (isLate && document.activeElement === document.body) namedMain()?.focus({ preventScroll: true });
  }, [isLate]);
  useEffect(() => void namedMain());
  useKeptData(kept);
  return null;
}

/** Keeps the data when the screen is left, unless the address has changed since they were read: a list that grew holds the rest itself. */
function useKeptData(kept: { data?: unknown }): void {
  const { key, pathname, search } = useLocation();
  const read = useRef<{ data: unknown; url: string }>(null);
  const isKept = 'data' in kept;
  const { data } = kept;
  useEffect(() => {
    const spelled = new URL(pathname + search, location.origin); // as a loader's request is
    const url = spelled.pathname + spelled.search;
    if (read.current?.data !== data) read.current = { data, url };
    const isWhole = read.current?.url === url;
    return () => void (isKept && isWhole && keepData(key, url, data));
  }, [isKept, key, pathname, search, data]);
}

/** In the place of a screen that is on its way: a title, and the main landmark where the screen draws it itself. */
export const Skeleton = ({ layout, children }: { layout: Layout; children?: ReactNode }) =>
  inLayout(
    layout,
    <>
      <title>Vidriera</title>
      <span hidden data-skeleton="" />
      {children}
    </>,
  );

/** With a main landmark where the layout has none. */
export const inLayout = (layout: Layout, content: ReactNode): ReactNode =>
  layout === 'own' ? (
    <main id={MAIN_ID} tabIndex={-1}>
      {content}
    </main>
  ) : (
    content
  );
