import { expect, test } from 'vitest';
import { keyedMutex } from './keyed-mutex.ts';

test('runs tasks one after another by key, in order, and continues after a failure', async () => {
  const turns = keyedMutex();
  const log: string[] = [];
  const gates = new Map<string, () => void>();
  const work = (key: string, name: string, fails = false) =>
    turns(key, async () => {
      log.push(`${name} begins`);
      await new Promise<void>((resolve) => gates.set(name, resolve));
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const [first, second, other] = [work('a', 'first', true), work('a', 'second'), work('b', 'other')];
  const failed = expect(first).rejects.toThrow('first');
  await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  expect(log).toEqual(['first begins', 'other begins']);
  gates.get('first')?.();
  await failed;
  await new Promise((resolve) => setImmediate(resolve));
  expect(log).toEqual(['first begins', 'other begins', 'first ends', 'second begins']);
  gates.get('second')?.();
  gates.get('other')?.();
  expect(await Promise.all([second, other])).toEqual(['second', 'other']);
});
