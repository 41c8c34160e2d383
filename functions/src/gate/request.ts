import type { Area } from '@vidriera/domain/site/areas';
import { areaSchema } from '@vidriera/domain/site/config-schema';

/** A file of an area's site. */
export interface AreaFile {
  area: Area;
  /** On the site, and to the visitor: '/r/explore/assets/x-abc.js'. */
  path: string;
  /** Its name carries a hash of its content: it never changes. */
  hashed: boolean;
}

const PATH = /^\/r\/([a-z]+)((?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+)$/;
const HASHED = /-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/;

/**
 * `/r/{area}/…` taken apart, or `null` for what is no file of a known area. Segments start with a letter, digit, `_` or `-`, so
 * neither `..` nor dot-files nor anything percent-encoded passes.
 */
export function areaFile(pathname: string): AreaFile | null {
  const [, name, rest] = PATH.exec(pathname) ?? [];
  const area = areaSchema.safeParse(name);
  if (!area.success || rest === undefined) return null;
  return { area: area.data, path: pathname, hashed: HASHED.test(rest) };
}
