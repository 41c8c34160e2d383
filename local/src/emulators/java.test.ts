import { expect, it } from 'vitest';
import { UserError } from '../cli/user-error.ts';
import { withFakePrograms } from '../testing/fake-programs.ts';
import { checkJava, javaMajor } from './java.ts';

it.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_402"', 8],
  ['something else', undefined],
])('reads the version of %s', (output, major) => {
  expect(javaMajor(output)).toBe(major);
});

it('asks for Java when it is missing or too old', async () => {
  await withFakePrograms({}, async (env) => {
    await expect(checkJava(env)).rejects.toThrow(UserError);
    await expect(checkJava(env)).rejects.toThrow('which is not on PATH: install a Java');
  });
  await withFakePrograms({ java: `echo 'java version "1.8.0_402"' >&2` }, async (env) => {
    await expect(checkJava(env)).rejects.toThrow('need Java 11 or newer and found 8');
  });
  await withFakePrograms({ java: `echo 'openjdk version "11.0.2"' >&2` }, async (env) => {
    await expect(checkJava(env)).resolves.toBeUndefined();
  });
});
