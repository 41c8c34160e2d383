import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import { version as reactVersion } from 'react';
import { version } from '../package.json' with { type: 'json' };
import { shared } from './shared.ts';

/** Where the areas' containers, built without a runtime of their own, look for the page's one. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });

/** The federation host: fetched with the first area that is loaded by its container. */
export const host = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(shared).map(([name, module]) => [
      name,
      {
        version: name.startsWith('react') ? reactVersion : version,
        lib: () => module,
        shareConfig: { singleton: true, requiredVersion: false as const },
      },
    ]),
  ),
});
