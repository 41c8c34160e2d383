import { placeByCode } from '@vidriera/domain/localidad/places';
import { logger } from '../../base/process/logger.ts';

const MAX_LOGGED = 1000;
const logged = new Set<string>();

/** Logs an unknown place once per instance. */
export function logUnknownPlace(code: string | null, path: string): void {
  if (code === null || placeByCode(code) || logged.has(path) || logged.size >= MAX_LOGGED) return;
  logged.add(path);
  logger.warn('Unknown place', { path, code });
}
