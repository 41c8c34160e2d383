import { areaConfig } from '../runtime/build/area-config.ts';

export default areaConfig('dashboard');
