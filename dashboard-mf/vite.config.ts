import { defineConfig } from 'vite';
import { areaConfig } from '../kit/vite/area-config.ts';
import { FIRST_SCREENS } from './first-screens.ts';

export default defineConfig(areaConfig('dashboard', FIRST_SCREENS));
