import { setServerFacts } from '@vidriera/session/config';
import { routes } from 'area-routes';
import type { AreaServerModule } from '../contract/server-module.ts';

// Entry of an area's module for the server, in the shape of AreaServerModule. The build defines both constants (runtime/build/server-config.ts).
export const name: AreaServerModule['name'] = AREA_NAME;
export const assets: AreaServerModule['assets'] = BUILD_ASSETS;
export { routes, setServerFacts };
