import { expect, test } from 'vitest';
import { writeEach } from './update.ts';

const all = Array.from({ length: 50 }, (_, i) => i);
const always = () => true;

/** Writes whole groups only, as transactions do. */
function store(broken: readonly number[]) {
  const written: number[] = [];
  let calls = 0;
  const write = async (some: readonly number[]) => {
    calls++;
    if (some.some((one) => broken.includes(one))) throw new Error('broken');
    written.push(...some);
  };
  return { write, written, calls: () => calls };
}

test('writeEach: writes all at once where it can', async () => {
  const { write, written, calls } = store([]);
  expect(await writeEach(all, write, always)).toEqual([]);
  expect(written).toEqual(all);
  expect(calls()).toBe(1);
});

test('writeEach: leaves only those that can’t be written by themselves', async () => {
  const { write, written, calls } = store([7, 31]);
  const failed = await writeEach(all, write, always);
  expect(failed.map(({ target }) => target)).toEqual([7, 31]);
  expect(written).toEqual(all.filter((one) => one !== 7 && one !== 31));
  expect(calls()).toBeLessThan(25);
});

test('writeEach: tries nothing again without time', async () => {
  const { write, calls } = store([7]);
  expect(await writeEach(all, write, () => false)).toHaveLength(50);
  expect(calls()).toBe(1);
});
