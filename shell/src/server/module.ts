import type { ShellServerModule } from '@vidriera/runtime/contract/page';
import type { AreaServerModule } from '@vidriera/runtime/contract/server-module';
import { sharedModules } from '@vidriera/runtime/shared-modules';
import { createScreenRenderer } from './render.tsx';

// The shell's server module. The function `pages` runs it in a thread (functions/src/site/pages/thread.ts).
export const shared: ShellServerModule['shared'] = sharedModules;
export const createRenderer: ShellServerModule['createRenderer'] = (area, facts) =>
  createScreenRenderer(BUILD_ASSETS, area as AreaServerModule | null, facts);
