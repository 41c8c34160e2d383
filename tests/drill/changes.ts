import { join } from 'node:path';
import { folderOf } from '@vidriera/domain/site/areas';
import { DRILL_FOLDER } from '../../local/src/testing/linked-sites.ts';
import { copySources, type Sources } from './changed-sources.ts';

export type ReleasedPart = 'explore' | 'shell' | 'profile';

/** A text on a page of each part, as in the repository or in release `n`. */
export const TEXT: Record<ReleasedPart, (n?: number) => string> = {
  explore: (n) => `Ir a los${n ? ` (${n})` : ''} eventos`,
  shell: (n) => `Tu link${n ? ` (${n})` : ''}.`,
  profile: (n) => `Info.${n ? ` (${n})` : ''} general`,
};
const FILE: Record<ReleasedPart, string> = {
  explore: 'explore-mf/src/features/explore/top.tsx',
  shell: 'shell/src/features/landing/hero.tsx',
  profile: 'profile-mf/src/features/public/public.tsx',
};

/** A screen that exists only in explore's release `n`. */
export const newScreen = (n: number) => ({ path: `/explore/nueva-${n}`, text: `Pantalla nueva ${n}` });

let sources: Sources | undefined;

/**
 * Builds release `n` of a part with a changed text; explore also gets a style and a screen. @returns the
 * build's folder
 */
export function buildChanged(part: ReleasedPart, n: number): Promise<string> {
  sources ??= copySources(join(DRILL_FOLDER, 'sources'));
  const { change, add, build } = sources;
  change(FILE[part], TEXT[part](), TEXT[part](n));
  if (part !== 'explore') return build(part === 'shell' ? 'shell' : folderOf(part));
  const { path, text } = newScreen(n);
  change(`${FILE.explore.replace('.tsx', '.module.css')}`, '.today {', `.today {\n  outline-offset: ${n}px;`);
  add('explore-mf/src/features/nueva.tsx', `export default () => <h1>${text}</h1>;\n`);
  change(
    'explore-mf/src/routes.tsx',
    'export const routes = [',
    `export const routes = [
  screen({
    id: 'explore.nueva',
    path: '${path}',
    public: [],
    source: 'src/features/nueva.tsx',
    view: () => import('./features/nueva.tsx'),
  }),`,
  );
  return build('explore-mf');
}
