import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findChromium, findShell } from './chromium.ts';
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

it('takes one without windows for tests, unless CHROME_PATH names another, and no whole browser', async () => {
  await withPrograms({ chromium: ':', 'chromium-headless-shell': ':' }, async (env, folder) => {
    expect(findShell({ ...env, CHROME_PATH: join(folder, 'chromium') })).toBe(join(folder, 'chromium'));
    expect(findShell(env)).toBe(join(folder, 'chromium-headless-shell'));
    expect(findChromium('', env)).toBe(join(folder, 'chromium'));
  });
  await withPrograms({ chromium: ':' }, async (env) => {
    expect(findShell(env)).toBeUndefined();
  });
});
