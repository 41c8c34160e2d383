import { expect, test } from 'vitest';
import { createLimiter } from '../shared/limits/limiter.ts';
import { TABLE } from '../shared/limits/table.ts';
import { photo } from '../testing/pictures.ts';
import { NOW, project } from '../testing/project.ts';
import { imageFinalized } from './image-finalized.ts';
import { mayUpload } from './may-upload.ts';
import { register } from './register.ts';

const { db, bucket } = project('uploads');
const limiter = createLimiter({ db, now: () => NOW, secret: 'a secret of at least so many characters' });
const deps = {
  bucket,
  isGone: () => Promise.resolve(false),
  mayUpload: (uid: string, path: string) => mayUpload({ db }, limiter, uid, path),
  register: (path: string) => register(db.batch(), db, path, NOW).commit(),
};
const upload = async (path: string) => {
  await bucket.file(path).save(await photo(40, 30).gif().toBuffer(), { contentType: 'image/gif' });
  return path;
};

test('past what an account may upload a day, a picture is deleted unread; what was counted stays', async () => {
  const first = await upload('users/ana/profile/1_a.gif');
  expect(await imageFinalized(deps, first)).toMatchObject({ kind: 'rendered' });
  for (let i = 1; i < TABLE.upload.account; i++) await limiter.take('upload', { account: 'ana' });

  const late = await upload('users/ana/profile/2_a.gif');
  expect(await imageFinalized(deps, late)).toEqual({ kind: 'deleted', reason: 'too-many' });
  expect((await bucket.file(late).exists())[0]).toBe(false);
  expect(await imageFinalized(deps, first)).toEqual({ kind: 'skipped', reason: 'done' });
  expect((await bucket.file(first).exists())[0]).toBe(true);

  const others = await upload('users/beto/profile/1_a.gif');
  expect(await imageFinalized(deps, others)).toMatchObject({ kind: 'rendered' });
}, 120_000);
