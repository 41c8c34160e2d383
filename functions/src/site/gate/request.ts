import type { Area } from '@vidriera/domain/site/areas';
import { areaSchema } from '@vidriera/domain/site/config-schema';

export interface AreaFile {
  area: Area;
  /** The same here and on the site: '/r/explore/assets/x-abc.js'. */
  path: string;
  /** Whether its name has a hash of its content, so it never changes. */
  hashed: boolean;
}

const PATH = /^\/r\/([a-z]+)((?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+)$/;
const HASHED = /-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/;

/**
 * Parses `/r/{area}/…`; `null` if it is no file of a known area. Segments start with a letter, digit, `_` or `-`, which excludes `../..`,
 * dot-files and percent-encoding.
 */
export function areaFile(pathname: string): AreaFile | null {
  const [, name, rest] = PATH.exec(pathname) ?? [];
  const area = areaSchema.safeParse(name);
  if (!area.success || rest === undefined) return null;
  return { area: area.data, path: pathname, hashed: HASHED.test(rest) };
}
