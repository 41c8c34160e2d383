import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { AREAS, folderOf } from '@vidriera/domain/site/areas';
import { ROOT } from '../../local/src/cli/paths.ts';

const run = promisify(execFile);
/** Packages in the builds of the shell and the areas. */
const PACKAGES = ['domain', 'router', 'session', 'kit', 'runtime', 'shell', ...AREAS.map(folderOf)];

export interface Sources {
  /** Replaces text of the repository's `file`. @throws when the text is missing */
  change: (file: string, from: string, to: string) => void;
  add: (file: string, text: string) => void;
  /** Builds a package. @returns its folder, which the next build clears */
  build: (name: string) => Promise<string>;
}

/** Copies the sources to a folder and links the installed packages. */
export function copySources(folder: string): Sources {
  rmSync(folder, { recursive: true, force: true });
  for (const name of PACKAGES) {
    const filter = (path: string) => !['dist', 'node_modules', '.wireit'].includes(basename(path));
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter });
    const own = join(ROOT, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, name, 'node_modules'));
  }
  for (const name of ['package.json', 'tsconfig.base.json']) cpSync(join(ROOT, name), join(folder, name));
  linkModules(join(ROOT, 'node_modules'), join(folder, 'node_modules'), folder);
  const add = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  return {
    add,
    change: (file, from, to) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      add(file, text.replace(from, to));
    },
    build: async (name) => {
      await buildWithRetry(join(folder, name));
      return join(folder, name, 'dist');
    },
  };
}

/**
 * Builds a package, with retries: on a busy machine a build may fail with duplicate modules
 * (runtime/build/area-config.ts).
 */
async function buildWithRetry(cwd: string, tries = 4): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  try {
    for (const args of [['build'], ['build', '--ssr']]) await run(process.execPath, [vite, ...args], { cwd });
  } catch (error) {
    if (tries === 1 || !String(error).includes('Build again.')) throw error;
    await buildWithRetry(cwd, tries - 1);
  }
}

/** Links installed packages, and the copied ones to each other. */
function linkModules(from: string, to: string, folder: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((entry) => !entry.startsWith('.'))) {
    if (name.startsWith('@')) linkModules(join(from, name), join(to, name), folder);
    else
      symlinkSync(
        PACKAGES.includes(name) && from.endsWith('@vidriera')
          ? join(folder, name)
          : realpathSync(join(from, name)),
        join(to, name),
      );
  }
}
