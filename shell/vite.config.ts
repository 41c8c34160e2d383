import { shellConfig } from '../runtime/build/shell-config.ts';

export default shellConfig;
