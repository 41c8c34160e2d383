import { DOOR_KEY, DOOR_PATH } from '@vidriera/domain/site/kept-screens';
import { read, storedKeys, write } from '@vidriera/session/local-storage';
import { forgetScreens } from '../hooks/keep-screen.ts';

/** A kept list; `{}` for something else. Parsed by hand: every page's start would bring zod. */
function keptAt(key: string): { hiddenAt?: unknown; helper?: unknown } {
  try {
    const kept: unknown = JSON.parse(read(key) ?? '');
    return kept instanceof Object ? kept : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Deletes lists whose time is over, and with the last one the screens for reloading. @param now by the server's clock */
export async function forgetOverDoors(now: number): Promise<void> {
  const keys = storedKeys(DOOR_KEY);
  for (const key of keys) {
    const { hiddenAt } = keptAt(key);
    if (!(typeof hiddenAt === 'number' && hiddenAt > now)) write(key, null);
  }
  if (keys.length > 0 && storedKeys(DOOR_KEY).length === 0)
    await forgetScreens((path) => path.startsWith(DOOR_PATH));
}

/** Returns what stays of a creator's list after the session: which door this phone is, and what was not sent, without names. */
export const withoutNames = <K extends object>(kept: K) => ({ ...kept, list: null, doors: {} });

/** Deletes the names of a creator's lists at the end of the session; a helper's list is not the session's. */
export function forgetOwnDoors(): void {
  for (const key of storedKeys(DOOR_KEY)) {
    const kept = keptAt(key);
    if (!kept.helper) write(key, JSON.stringify(withoutNames(kept)));
  }
}
