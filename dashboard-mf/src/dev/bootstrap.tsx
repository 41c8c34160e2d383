import { runAlone } from '@vidriera/runtime/standalone';
import { routes } from '../routes.tsx';

runAlone(routes);
