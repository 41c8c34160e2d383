import type { ShellModule } from '@vidriera/runtime/contract/page';
import type { AreaServerModule } from '@vidriera/runtime/contract/server-module';
import { shared as modules } from '@vidriera/runtime/shared';
import { createScreens } from './render.tsx';

// The shell's module for the server. The function `pages` runs it in a thread (functions/src/pages/thread.ts).
export const shared: ShellModule['shared'] = modules;
export const screensOf: ShellModule['screensOf'] = (area, origin) =>
  createScreens(BUILD_ASSETS, area as AreaServerModule | null, origin);
