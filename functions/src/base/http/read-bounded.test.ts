import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readBounded } from './read-bounded.ts';

const KB = new Uint8Array(1024).fill(7);

test.each([0, 1, 3])('reads all of %i chunks, up to the limit', async (chunks) => {
  const whole = Buffer.concat(Array(chunks).fill(KB));
  expect(await readBounded(Readable.from(Array(chunks).fill(KB)), whole.length)).toEqual(whole);
});

test('returns `null` a byte over the limit, and closes the stream with the rest unread', async () => {
  let given = 0;
  const endless = new Readable({
    highWaterMark: 1,
    read() {
      given++;
      this.push(KB);
    },
  });
  expect(await readBounded(endless, 2 * KB.length - 1)).toBeNull();
  expect(endless.destroyed).toBe(true);
  expect(given).toBeLessThan(5);
});

test('returns no bytes without a body', async () => {
  expect(await readBounded(null, 10)).toEqual(Buffer.alloc(0));
});

test('throws the stream’s error', async () => {
  const broken = Readable.from(
    (async function* () {
      yield KB;
      throw new Error('cut off');
    })(),
  );
  await expect(readBounded(broken, 10 * KB.length)).rejects.toThrow('cut off');
});
