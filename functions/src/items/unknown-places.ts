import { placeByCode } from '@vidriera/domain/localidad/places';
import { logger } from '../shared/logger.ts';

/** Documents that were told of, at most: an instance lives for hours, and anybody may write codes. */
const TOLD_MAX = 1000;
const told = new Set<string>();

/** Logs that a document names a place the list does not know, once an instance: it is taken to name none. @param path the document's */
export function tellUnknown(code: string | null, path: string): void {
  if (code === null || placeByCode(code) || told.has(path) || told.size >= TOLD_MAX) return;
  told.add(path);
  logger.warn('Unknown place', { path, code });
}
