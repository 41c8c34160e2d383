import type { Plugin } from 'vite';
import { SERVICE_WORKER } from '../../domain/src/site/start.ts';
import { builtScript } from './built-script.ts';

/** Builds the service worker. Its address carries no hash: browsers look there for a newer one. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      const source = await builtScript('offline/worker.ts');
      this.emitFile({ type: 'asset', fileName: SERVICE_WORKER.slice(1), source });
    },
  };
}
