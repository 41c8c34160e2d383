import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findChromium } from './chromium.ts';
import { withPrograms } from './fake-programs.ts';

it('prefers CHROME_PATH, then what is on PATH, then Playwright’s own', async () => {
  await withPrograms({ 'google-chrome': ':', mine: ':', own: ':' }, async (env, folder) => {
    const own = join(folder, 'own');
    expect(findChromium(own, { ...env, CHROME_PATH: join(folder, 'mine') })).toBe(join(folder, 'mine'));
    expect(findChromium(own, env)).toBe(join(folder, 'google-chrome'));
    expect(findChromium(own, { PATH: '' })).toBe(own);
    expect(findChromium(join(folder, 'missing'), { PATH: '' })).toBeUndefined();
  });
});
