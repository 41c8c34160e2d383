import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withPrograms } from '../testing/fake-programs.ts';
import { javaScript } from './storage-runtime.ts';

it('runs the stand-in for its jar, and the real Java, with its arguments, for everything else', async () => {
  await withPrograms({ real: 'echo "real java: $*"' }, async (_env, folder) => {
    const jar = "/it's a/stand-in.jar";
    const script = javaScript(jar, join(folder, 'real'));
    const run = (...args: string[]): string =>
      execFileSync('sh', ['-c', script, 'java', ...args], { encoding: 'utf8', input: '' });
    expect(run('-version')).toBe('real java: -version\n');
    expect(run('-Da=b', '-jar', '/other.jar', 'serve')).toBe('real java: -Da=b -jar /other.jar serve\n');
    expect(JSON.parse(run('-Duser.language=en', '-jar', jar, 'serve'))).toEqual({ id: -1, status: 'ok' });
  });
});
