import { join } from 'node:path';
import { runnerImport } from 'vite';

/** File names of the modules that an area's pages start with. */
export interface FirstModules {
  routes: string;
  /** The screens people come to first. */
  screens: string[];
}

/** An area's routes, as far as they are read here (kit/src/screen.ts). */
interface Routes {
  routes: { handle: { source: string; first: boolean } }[];
}

/** Runs the routes of the area at `root` and returns its first modules, for no-waiting.ts. It takes a build a second. */
export async function firstModulesOf(root: string): Promise<FirstModules> {
  const routes = join(root, 'src/routes.tsx');
  const { module } = await runnerImport<Routes>(routes, {
    root,
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router-dom', 'lucide-react'] },
  });
  const first = module.routes.filter(({ handle }) => handle.first);
  return { routes, screens: [...new Set(first.map(({ handle }) => join(root, handle.source)))] };
}
