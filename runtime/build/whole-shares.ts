import type { Plugin } from 'vite';
import { SHARED } from '../contract/shared.ts';

/** The build input that goes with `wholeShares`. */
export const WHOLE_SHARES = 'virtual:whole-shares';

/**
 * An area's stand-ins for the shell's modules hold the names the area was seen to import by the time the federation plugin
 * stops looking, which it does 10 ms after a lull: on a busy machine names go missing. Asking for all of them at once, from a
 * module that is parsed first, makes it not look.
 * It buys a build that can be counted on, and no bytes. Without this file and what names it, `npm run build` ends at no-copies.ts.
 */
export function wholeShares(): Plugin {
  const names = SHARED.map((_, index) => `share${index}`);
  const code = SHARED.map((source, index) => `import * as share${index} from '${source}';`).join('\n');
  return {
    name: 'whole-shares',
    enforce: 'pre',
    resolveId: (source) => (source === WHOLE_SHARES ? `\0${WHOLE_SHARES}` : null),
    load: (id) => (id === `\0${WHOLE_SHARES}` ? `${code}\nexport default [${names.join(', ')}];\n` : null),
  };
}
