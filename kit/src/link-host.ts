import { pageConfig } from '@vidriera/session/config';
import { useSyncExternalStore } from 'react';

/** Rendered by the server, whose HTML is the same for every deployment, until the page's configuration is read. */
const DEFAULT = 'vidriera.ar/';
const never = () => () => undefined;

/** Returns the prefix of short links, without a scheme: 'vidriera.ar/' */
export const useLinkHost = (): string =>
  useSyncExternalStore(
    never,
    () => pageConfig().linkHost,
    () => DEFAULT,
  );
