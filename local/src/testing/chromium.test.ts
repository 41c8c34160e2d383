import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findChromium, findShell } from './chromium.ts';
import { withFakePrograms } from './fake-programs.ts';

it('findChromium: prefers CHROME_PATH, then PATH, then Playwright’s download', async () => {
  await withFakePrograms({ 'google-chrome': ':', mine: ':', own: ':' }, async (env, folder) => {
    const own = join(folder, 'own');
    expect(findChromium(own, { ...env, CHROME_PATH: join(folder, 'mine') })).toBe(join(folder, 'mine'));
    expect(findChromium(own, env)).toBe(join(folder, 'google-chrome'));
    expect(findChromium(own, { PATH: '' })).toBe(own);
    expect(findChromium(join(folder, 'missing'), { PATH: '' })).toBeUndefined();
  });
});

it('findShell: returns a headless shell or CHROME_PATH, never a whole browser', async () => {
  await withFakePrograms({ chromium: ':', 'chromium-headless-shell': ':' }, async (env, folder) => {
    expect(findShell({ ...env, CHROME_PATH: join(folder, 'chromium') })).toBe(join(folder, 'chromium'));
    expect(findShell(env)).toBe(join(folder, 'chromium-headless-shell'));
    expect(findChromium('', env)).toBe(join(folder, 'chromium'));
  });
  await withFakePrograms({ chromium: ':' }, async (env) => {
    expect(findShell(env)).toBeUndefined();
  });
});
