import { join } from 'node:path';
import { runnerImport } from 'vite';

/** File names of what is needed of an area before anything else. */
export interface FirstModules {
  routes: string;
  /** The screens people come to first. */
  screens: string[];
}

/** What is read of an area's routes: of each screen's handle (kit/src/screen.ts) where it lies, and whether people come to it first. */
interface Routes {
  routes: { handle: { source: string; first: boolean } }[];
}

/** The first modules of the area at `root`, as its routes declare them: they are run for it, which takes a build a second. */
export async function firstModulesOf(root: string): Promise<FirstModules> {
  const routes = join(root, 'src/routes.tsx');
  const { module } = await runnerImport<Routes>(routes, {
    root,
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router-dom', 'lucide-react'] },
  });
  const first = module.routes.map(({ handle }) => handle).filter((handle) => handle.first);
  const sources = new Set(first.map(({ source }) => source));
  return { routes, screens: [...sources].map((source) => join(root, source)) };
}
