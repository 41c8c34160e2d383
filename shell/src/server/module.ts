import { assets } from 'virtual:screen-assets';
import type { ShellModule } from '@vidriera/runtime/contract/page';
import type { AreaServerModule } from '@vidriera/runtime/contract/server-module';
import { shared as modules } from '@vidriera/runtime/shared';
import { createScreens } from './render.tsx';

// ShellModule (domain/api/page), which the function `pages` runs in a thread of its own to draw the public screens.
export const shared: ShellModule['shared'] = modules;
export const screensOf: ShellModule['screensOf'] = (area, origin) =>
  createScreens(assets, area as AreaServerModule | null, origin);
