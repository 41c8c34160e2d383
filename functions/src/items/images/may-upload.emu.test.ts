import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { LIMITS } from '@vidriera/domain/values/limits';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createLimiter } from '../../base/limits/limiter.ts';
import { TABLE } from '../../base/limits/table.ts';
import { raiseCounts } from '../../testing/limits.ts';
import { phonePhoto, photo } from '../../testing/pictures.ts';
import { NOW, project } from '../../testing/project.ts';
import { OPEN } from '../../testing/uploads-open.ts';
import { imageFinalized } from './image-finalized.ts';
import { mayUpload, uploadIn } from './may-upload.ts';
import { register } from './register.ts';

const { db, bucket, thumbnails } = project('uploads');
const SECRET = 'a secret of at least so many characters';
const limiter = createLimiter({ db, now: () => NOW, secret: SECRET });

/** Runs the trigger's work for an event of Storage. */
function finalize(event: object) {
  const upload = uploadIn(event);
  const deps = {
    bucket,
    thumbnails,
    ...OPEN,
    mayUpload: (uid: string) => mayUpload({ db }, limiter, uid, upload),
    register: (path: string) => register(db.batch(), db, path, NOW, upload.generation).commit(),
  };
  return imageFinalized(deps, upload.path);
}
/** Returns the event of a stored file. */
const eventOf = async (path: string) => {
  const [{ generation, metadata }] = await bucket.file(path).getMetadata();
  return { name: path, generation, metadata };
};
const upload = async (path: string, bytes?: Buffer) => {
  await bucket.file(path).save(bytes ?? (await photo(40, 30).gif().toBuffer()), { contentType: 'image/gif' });
  return eventOf(path);
};
const exists = async (path: string) => (await bucket.file(path).exists())[0];
/** Uses up the day's uploads except `left`. */
const leave = (uid: string, left: number) =>
  raiseCounts(db, TABLE.upload.account - left, () => limiter.take('upload', { account: uid }));
const LATE = { kind: 'deleted', reason: 'too-many' };

test('pictures over an account’s daily limit are deleted unread; counted ones stay', async () => {
  await leave('ana', 1);
  const first = await upload('users/ana/profile/1_a.gif');
  expect(await finalize(first)).toMatchObject({ kind: 'rendered' });

  const late = await upload('users/ana/profile/2_a.gif');
  expect(await finalize(late)).toEqual(LATE);
  expect(await exists(late.name)).toBe(false);
  expect(await finalize(first)).toEqual({ kind: 'skipped', reason: 'done' });
  expect(await exists(first.name)).toBe(true);

  const otherUpload = await upload('users/beto/profile/1_a.gif');
  expect(await finalize(otherUpload)).toMatchObject({ kind: 'rendered' });
});

describe('each upload to one path counts', () => {
  const again = async (path: string) => {
    await bucket.file(path).delete();
    return upload(path);
  };

  test('after the previous one was deleted', async () => {
    await leave('carla', 3);
    const first = await upload('users/carla/profile/1_a.gif');
    expect(await finalize(first)).toMatchObject({ kind: 'rendered' });
    expect(await finalize(await again(first.name))).toMatchObject({ kind: 'skipped', reason: 'done' });
    expect(await finalize(await again(first.name))).toMatchObject({ kind: 'skipped', reason: 'done' });
    expect(await finalize(await again(first.name))).toEqual(LATE);
    expect(await exists(first.name)).toBe(false);
  });

  test('overwritten without a deletion, as by two parallel sessions', async () => {
    await leave('dora', 2);
    const [one, two, three] = [
      await upload('users/dora/profile/1_a.gif'),
      await upload('users/dora/profile/1_a.gif'),
      await upload('users/dora/profile/1_a.gif'),
    ];
    expect(await finalize(one)).toMatchObject({ kind: 'rendered' });
    expect(await finalize(two)).toMatchObject({ kind: 'skipped', reason: 'done' });
    expect(await finalize(three)).toEqual(LATE);
  });

  test('deleted before its event arrived', async () => {
    await leave('elsa', 2);
    const events = [];
    for (let i = 0; i < 3; i++) {
      events.push(await upload('users/elsa/profile/1_a.gif'));
      await bucket.file('users/elsa/profile/1_a.gif').delete();
    }
    const outcomes = [];
    for (const event of events) outcomes.push(await finalize(event));
    expect(outcomes).toEqual([
      { kind: 'skipped', reason: 'gone' },
      { kind: 'skipped', reason: 'gone' },
      LATE,
    ]);
  });
});

test('a rewritten original counts once with its upload, also with repeated events', async () => {
  await leave('flor', 1);
  const sent = await upload('users/flor/profile/1_a.jpg', await phonePhoto(40, 30, 6));
  expect(await finalize(sent)).toEqual({ kind: 'rendered', rewritten: true });
  const rewritten = await eventOf(sent.name);
  expect(rewritten.generation).not.toBe(sent.generation);
  for (const event of [rewritten, sent, rewritten]) {
    expect(await finalize(event)).toEqual({ kind: 'skipped', reason: 'done' });
  }
  expect(await finalize(await upload('users/flor/profile/2_a.gif'))).toEqual(LATE);
});

describe('counted before it is decoded', () => {
  test('a decompression bomb', async () => {
    await leave('gina', 1);
    const side = 12_000;
    const flat = sharp({ create: { width: side, height: side, channels: 3, background: '#345' } });
    const bomb = await flat.png().toBuffer();
    expect(side * side).toBeGreaterThan(LIMITS.imagePixels);
    expect(bomb.length).toBeLessThan(LIMITS.imageBytes);
    const sent = await upload('users/gina/profile/1_a.png', bomb);
    expect(await finalize(sent)).toEqual({ kind: 'deleted', reason: 'too-many-pixels' });
    expect(await finalize(await upload('users/gina/profile/2_a.gif'))).toEqual(LATE);
  });

  test('a picture that kills the process, once for all deliveries', async () => {
    await leave('hugo', 1);
    const sent = await upload('users/hugo/profile/1_a.jpg', await phonePhoto(40, 30, 6));
    const probe = join(import.meta.dirname, '../../testing/crash-probe.ts');
    for (let delivery = 0; delivery < 2; delivery++) {
      const args = [probe, 'uploads', sent.name, String(sent.generation), SECRET];
      const { signal, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      expect({ signal, stderr }).toEqual({ signal: 'SIGKILL', stderr: '' });
    }
    expect(await finalize(await upload('users/hugo/profile/2_a.gif'))).toEqual(LATE);
    expect(await finalize(sent)).toEqual({ kind: 'rendered', rewritten: true });
  });
});
