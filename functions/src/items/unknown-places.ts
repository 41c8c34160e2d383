import { placeByCode } from '@vidriera/domain/localidad/places';
import { logger } from '../shared/logger.ts';

/** Most remembered documents. */
const TOLD_MAX = 1000;
const told = new Set<string>();

/** Logs an unknown place once per instance. */
export function tellUnknown(code: string | null, path: string): void {
  if (code === null || placeByCode(code) || told.has(path) || told.size >= TOLD_MAX) return;
  told.add(path);
  logger.warn('Unknown place', { path, code });
}
