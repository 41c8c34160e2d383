import { runAlone } from 'kit/standalone';
import { routes } from '../routes.tsx';

runAlone(routes);
