import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';

/** File names of the modules that an area's pages start with. */
export interface FirstModules {
  routes: string;
  /** The screens people come to first. */
  screens: string[];
  /** All screens of signed-in people, those among the first ones too; but for those few come to (`apart` of kit/screen). */
  members: string[];
  /** What reads the data of a screen that the server draws, and of any other. */
  loads: { served: string[]; own: string[] };
}

/** What is read of an area's routes: of each screen's handle (kit/src/screen.ts) where it lies, and who comes to it. */
interface Routes {
  routes: {
    handle: { source: string; first: boolean; apart: boolean; served?: unknown; member?: unknown };
  }[];
}

/**
 * The first modules of the area at `root`, as its routes declare them: they are run for it, which takes a build a second.
 * Part of the build, no trick: it finds out what chunks.ts and no-waiting.ts work with.
 */
export async function firstModulesOf(root: string): Promise<FirstModules> {
  const routes = join(root, 'src/routes.tsx');
  const { module } = await runnerImport<Routes>(routes, {
    root,
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router-dom', 'lucide-react'] },
  });
  const handles = module.routes.map(({ handle }) => handle).filter(({ apart }) => !apart);
  const sources = (of: (handle: (typeof handles)[number]) => unknown) => [
    ...new Set(handles.filter(of).map(({ source }) => join(root, source))),
  ];
  const loads = (screens: string[]) =>
    screens.map((screen) => join(dirname(screen), 'load.ts')).filter((load) => existsSync(load));
  return {
    routes,
    screens: sources(({ first }) => first),
    members: sources(({ member }) => member),
    loads: { served: loads(sources(({ served }) => served)), own: loads(sources(({ served }) => !served)) },
  };
}
