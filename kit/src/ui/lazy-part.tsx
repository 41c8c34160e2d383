import { once } from '@vidriera/domain/once';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/**
 * Returns a part of a screen that is fetched when it is first drawn. If that fails, the rest of the screen still works, and the part is
 * fetched again when it is next mounted.
 * @param load `async () => (await import('./notices.tsx')).Notices`
 * @param fallback is shown in place of a part that could not be fetched
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
) {
  const attempt = () => {
    const fetch = once(async () => {
      try {
        return { default: await load() };
      } catch (caught) {
        console.warn('a part of the screen failed to load:', caught);
        next = attempt();
        return { default: (() => fallback) as ComponentType<P> };
      }
    });
    return { fetch, Part: lazy(fetch) };
  };
  let next = attempt();
  // biome-ignore lint/correctness/noComponentHookFactories: lazyPart is called once per module, like lazy
  function LazyPart(props: P) {
    const [{ Part }] = useState(next);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyPart, { preload: (): Promise<unknown> => next.fetch() });
}
