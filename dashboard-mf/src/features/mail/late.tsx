import { type ComponentType, lazy, type ReactNode } from 'react';

/** A notice that is fetched for whom it is for. @param instead what stands in its place where it can't be */
const late = <P,>(bring: () => Promise<ComponentType<P>>, instead: ReactNode) =>
  lazy<ComponentType<P>>(async () => {
    try {
      return { default: await bring() };
    } catch (caught) {
      console.warn('a notice could not be fetched:', caught);
      return { default: () => instead };
    }
  });

/** `/all`'s; without it nothing is offered. */
export const ConfirmMail = late(async () => (await import('./confirm-mail.tsx')).ConfirmMail, null);

/** The form's; without it its words stand alone, and who comes back with the address confirmed finds the form open. */
export const ConfirmToPublish = late(
  async () => (await import('./confirm-to-publish.tsx')).ConfirmToPublish,
  <p role="alert">
    Para publicar, confirmá tu mail con el enlace que te mandamos. Lo que escribas no se pierde.
  </p>,
);
