import { type ComponentType, lazy, type ReactNode } from 'react';

/** A notice that is fetched for whom it is for. @param instead what stands in its place where it can't be */
export const lateNotice = <P,>(bring: () => Promise<ComponentType<P>>, instead: ReactNode) =>
  lazy<ComponentType<P>>(async () => {
    try {
      return { default: await bring() };
    } catch (caught) {
      console.warn('a notice could not be fetched:', caught);
      return { default: () => instead };
    }
  });
