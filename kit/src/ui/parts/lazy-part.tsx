import { once } from '@vidriera/domain/once';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

const Nothing = () => null;

/**
 * Returns a component that is fetched at its first render. After a failure the rest of the screen works, and the next mount fetches
 * again.
 * @param load `async () => (await import('./notices.tsx')).Notices`
 * @param Fallback replaces a part that failed to load
 * @param waiting keeps its room until it is there
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback: ComponentType<P> = Nothing,
  waiting: ReactNode = null,
) {
  const attempt = () => {
    const fetch = once(async () => {
      try {
        return { default: await load() };
      } catch (caught) {
        console.warn('a part of the screen failed to load:', caught);
        next = attempt();
        return { default: Fallback };
      }
    });
    return { fetch, Part: lazy(fetch) };
  };
  let next = attempt();
  function LazyPart(props: P) {
    const [{ Part }] = useState(next);
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyPart, { preload: (): Promise<unknown> => next.fetch() });
}
