import type { Card } from '@vidriera/domain/item/wire-schema';
import { useSyncExternalStore } from 'react';

/** Puts cards in the order of their distance from this device: as they were where that is the same, at the end what says no place. */
export type NearestFirst = (cards: Card[]) => Card[];

let present: NearestFirst | null = null;
const listeners = new Set<() => void>();

/** Kept as long as the page stands, and nowhere else. */
export function setNearestFirst(order: NearestFirst | null): void {
  present = order;
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** `null` where nobody asked for what is near. */
export const useNearestFirst = (): NearestFirst | null =>
  useSyncExternalStore(
    subscribe,
    () => present,
    () => null,
  );
