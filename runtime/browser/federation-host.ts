import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import { version as reactVersion } from 'react';
import { version } from '../package.json' with { type: 'json' };
import { sharedModules } from './shared-modules.ts';

/** The areas' containers are built without a runtime (`externalRuntime`) and look for the page's one here. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });

/** The federation host. It is fetched with the first area that is loaded by its container. */
export const federationHost = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(sharedModules).map(([name, module]) => [
      name,
      {
        version: name.startsWith('react') ? reactVersion : version,
        lib: () => module,
        shareConfig: { singleton: true, requiredVersion: false as const },
      },
    ]),
  ),
});
