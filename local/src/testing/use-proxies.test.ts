import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { NODE } from '../cli/paths.ts';

it('use-proxies: gives a process the proxy of an emulator, and all other addresses unchanged', () => {
  const env = {
    NODE_OPTIONS: `--import ${new URL('use-proxies.ts', import.meta.url).href}`,
    VIDRIERA_PROXIES: JSON.stringify({ '127.0.0.1:9199': '127.0.0.1:7' }),
    FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
    STORAGE_EMULATOR_HOST: 'http://127.0.0.1:9199',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  };
  const { stdout, stderr } = spawnSync(NODE, ['-p', 'JSON.stringify(process.env)'], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject({
    FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:7',
    STORAGE_EMULATOR_HOST: 'http://127.0.0.1:7',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  });
});
