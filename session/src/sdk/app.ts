import { initializeApp } from 'firebase/app';
import { pageConfig } from '../config.ts';

const { emulators: addresses, ...config } = pageConfig().firebase;

/** The one Firebase app of the page, made from the page's configuration. */
export const app = initializeApp(config);

/** Where the page's emulators are, if it names any. */
export const emulators = addresses;

/** `'127.0.0.1:8080'` taken apart as the SDKs' emulator connections want it. */
export function hostAndPort(address: string): [host: string, port: number] {
  const { hostname, port } = new URL(`http://${address}`);
  return [hostname, Number(port)];
}
