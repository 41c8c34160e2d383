import { defineConfig } from 'vite';
import { areaConfig } from '../kit/vite/area-config.ts';

export default defineConfig(areaConfig('explore'));
