import { initializeApp } from 'firebase/app';
import { pageConfig } from '../config.ts';

const { emulators: addresses, ...config } = pageConfig().firebase;

export const app = initializeApp(config);

/** Addresses of the emulators, if the page names any. */
export const emulators = addresses;

export function hostAndPort(address: string): [host: string, port: number] {
  const { hostname, port } = new URL(`http://${address}`);
  return [hostname, Number(port)];
}
