import { defineConfig } from 'vite';
import { areaConfig } from '../runtime/build/area-config.ts';

export default defineConfig(areaConfig('dashboard'));
