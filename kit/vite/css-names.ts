import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import { ROOT } from './paths.ts';

/**
 * Class names of CSS Modules: package, file, name and a hash of path and content. The same on the server and in every build, and
 * two areas built with different kits can't style each other.
 */
export function cssName(name: string, file: string, css: string): string {
  const path = relative(ROOT, file.split('?')[0] ?? file);
  const hash = createHash('sha256').update(path).update(css).digest('base64url').slice(0, 6);
  const pkg = (path.split('/')[0] ?? '').replace(/-mf$/, '');
  return `${pkg}-${basename(path).split('.')[0]}-${name}-${hash}`;
}
