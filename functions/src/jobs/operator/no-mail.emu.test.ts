import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { bounces } from '../../mail/mail/no-mail.ts';
import { project } from '../../testing/project.ts';

const { db, auth } = project('no-mail', () => new Date());
const secret = 'limits';
const addresses = ['ana@correo.example', 'beto@correo.example'];

/** Runs the operator's program as `npm run mail` does. */
function mail(words: string[], input: string) {
  const { projectId, storageBucket } = auth.app.options;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'no-mail.ts'), ...words],
    {
      input,
      encoding: 'utf8',
      env: {
        ...process.env,
        GCLOUD_PROJECT: projectId,
        FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
        VIDRIERA_LIMIT_SECRET: secret,
      },
    },
  );
  return { status, said: stdout.trim() || stderr };
}
const listed = () =>
  Promise.all(addresses.map((address) => bounces({ db, secret, now: () => new Date() }, address)));

describe('npm run mail', () => {
  beforeEach(() => void mail(['resume'], addresses.join('\n')));

  test('stop lists addresses, and resume frees them', async () => {
    expect(mail(['stop'], `${addresses.join('\r\n')}\n`)).toEqual({
      status: 0,
      said: '2 addresses are listed',
    });
    expect(await listed()).toEqual([true, true]);
    expect(mail(['resume'], 'ana@correo.example')).toEqual({ status: 0, said: '1 addresses are free' });
    expect(await listed()).toEqual([false, true]);
  });

  test.each([
    ['a dry run', ['stop', '--dry-run'], addresses.join('\n'), 0, '2 addresses would be listed'],
    ['a line that is no address', ['stop'], 'ana@correo.example\nbeto', 1, 'line 2 is no address'],
    ['an unknown word', ['halt'], addresses.join('\n'), 1, 'ZodError'],
  ])('%s changes nothing', async (_, words, input, status, message) => {
    expect(mail(words, input)).toMatchObject({ status, said: expect.stringContaining(message) });
    expect(await listed()).toEqual([false, false]);
  });
});
