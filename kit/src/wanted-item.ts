import { read, write } from './local-storage.ts';

const KEY = 'vidriera.wantedItem';

/** Milliseconds after which nobody remembers any more what they pressed. */
const EXPIRES = 60 * 60 * 1000;

/** Keeps which item a visitor pressed something of, in this tab, while they sign in or up. */
export const wantItem = (id: string): void => write(KEY, `${Date.now()} ${id}`, 'sessionStorage');

/** Whether it is this one, within the hour. */
export function isWantedItem(id: string): boolean {
  const [at, item] = (read(KEY, 'sessionStorage') ?? '').split(' ');
  return item === id && Math.abs(Date.now() - Number(at)) < EXPIRES;
}

/** Forgets it: what was pressed was done, the visitor came back as one, or somebody signed out. */
export const forgetItem = (): void => write(KEY, null, 'sessionStorage');
