import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withFakePrograms } from '../testing/fake-programs.ts';
import { wrapperScript } from './java-wrapper.ts';

it('runs the replacement of a jar, and the real Java with all arguments otherwise', async () => {
  await withFakePrograms({ real: 'echo "real java: $*"' }, async (_env, folder) => {
    const script = wrapperScript(
      {
        "/it's a/stand-in.jar": { command: ['echo', 'another program'] },
        '/without/main.jar': { java: ['-cp', '/without/main.jar', 'com.Main'] },
      },
      join(folder, 'real'),
    );
    const run = (...args: string[]): string =>
      execFileSync('sh', ['-c', script, 'java', ...args], { encoding: 'utf8' }).trim();
    expect(run('-version')).toBe('real java: -version');
    expect(run('-Da=b', '-jar', '/other.jar', 'serve')).toBe('real java: -Da=b -jar /other.jar serve');
    expect(run('-Da=b', '-jar', '/without/main.jar', '--host', 'x')).toBe(
      'real java: -Da=b -cp /without/main.jar com.Main --host x',
    );
    expect(run('-Duser.language=en', '-jar', "/it's a/stand-in.jar", 'serve')).toBe('another program');
  });
});
