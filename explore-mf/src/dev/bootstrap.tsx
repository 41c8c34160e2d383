import { runStandalone } from '@vidriera/runtime/standalone';
import { routes } from '../routes.tsx';

runStandalone(routes);
