import { pageConfig } from '@vidriera/session/config';
import { useSyncExternalStore } from 'react';

/** Said by the server's HTML, which is the same for every deployment, until the page's configuration is read. */
const DEFAULT = 'vidriera.ar/';
const never = () => () => undefined;

/** Prefix of a short link, without scheme: 'vidriera.ar/'. */
export const useLinkHost = (): string =>
  useSyncExternalStore(
    never,
    () => pageConfig().linkHost,
    () => DEFAULT,
  );
