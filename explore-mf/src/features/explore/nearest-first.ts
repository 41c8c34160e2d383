import type { NearestFirst } from '@vidriera/kit/places/nearest-place';
import { useSyncExternalStore } from 'react';

let currentOrder: NearestFirst | null = null;
const listeners = new Set<() => void>();

/** In memory only. */
export function setNearestFirst(order: NearestFirst | null): void {
  currentOrder = order;
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** `null` if nobody asked for it. */
export const useNearestFirst = (): NearestFirst | null =>
  useSyncExternalStore(
    subscribe,
    () => currentOrder,
    () => null,
  );
