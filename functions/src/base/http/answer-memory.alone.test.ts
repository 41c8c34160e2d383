import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { HttpAnswer } from './answer.ts';
import { answerMemory } from './answer-memory.ts';

// lru-cache reads the clock when it is imported, and treats time 0 as unset.
vi.hoisted(() => vi.useFakeTimers().advanceTimersByTime(1000));

const answer = (text: string, change: Partial<HttpAnswer> = {}): HttpAnswer => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  seconds: 60,
  ...change,
});
const exact = { address: '/ana', exact: true };
const strange = { address: '/ana', exact: false };
const make = vi.fn<() => Promise<HttpAnswer>>();
const text = async (given: Promise<HttpAnswer>) => (await given).body.toString();

beforeEach(() => {
  make.mockReset();
  make.mockImplementation(async () => answer(String(make.mock.calls.length)));
});

describe('the normalised address', () => {
  test('is always answered afresh, and replaces the cached answer', async () => {
    const memory = answerMemory();
    expect(await text(memory(strange, make))).toBe('1');
    expect(await text(memory(exact, make))).toBe('2');
    expect(await text(memory(exact, make))).toBe('3');
    expect(await text(memory(strange, make))).toBe('3');
    expect(make).toHaveBeenCalledTimes(3);
  });

  test('neither waits for an answer begun earlier nor is replaced by it', async () => {
    const memory = answerMemory();
    const slow = Promise.withResolvers<HttpAnswer>();
    const early = memory(strange, () => slow.promise);
    expect(await text(memory(exact, make))).toBe('1');
    slow.resolve(answer('old'));
    expect(await text(early)).toBe('old');
    expect(await text(memory(strange, make))).toBe('1');
    expect(make).toHaveBeenCalledOnce();
  });

  test('keeps the cached answer when the new one is an error', async () => {
    const memory = answerMemory();
    await memory(exact, make);
    await expect(memory(exact, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await memory(exact, async () => answer('bare', { seconds: 0 }));
    expect(await text(memory(strange, make))).toBe('1');
  });
});

describe('any other form of the address', () => {
  test('is answered once for simultaneous requests, then from memory', async () => {
    const memory = answerMemory();
    const all = await Promise.all(Array.from({ length: 50 }, () => text(memory(strange, make))));
    expect(new Set(all)).toEqual(new Set(['1']));
    expect(await text(memory(strange, make))).toBe('1');
    expect(make).toHaveBeenCalledOnce();
  });

  test.each([60, 10])('is answered anew after the answer’s own %i seconds', async (seconds) => {
    const memory = answerMemory();
    await memory(strange, async () => answer('first', { seconds }));
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(await text(memory(strange, make))).toBe('first');
    vi.advanceTimersByTime(2);
    expect(await text(memory(strange, make))).toBe('1');
  });

  test('gets an uncacheable answer only if it waited for it', async () => {
    const memory = answerMemory();
    const bare = vi.fn(async () => answer('bare', { seconds: 0 }));
    const both = await Promise.all([memory(strange, bare), memory(strange, bare)]);
    expect(both.map(({ body }) => body.toString())).toEqual(['bare', 'bare']);
    expect(bare).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2);
    expect(await text(memory(strange, make))).toBe('1');
  });

  test('gets a failure, which is not cached', async () => {
    const memory = answerMemory();
    const down = () => Promise.reject(new Error('down'));
    const both = await Promise.allSettled([memory(strange, down), memory(strange, down)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await text(memory(strange, make))).toBe('1');
  });
});

test('the least recently used answer makes room', async () => {
  const body = Buffer.alloc(10_000);
  const memory = answerMemory(70_000);
  const ask = (address: string, called = vi.fn(async () => answer('', { body }))) =>
    memory({ address, exact: false }, called).then(() => called.mock.calls.length);
  for (const address of ['/a', '/b', '/c']) expect(await ask(address)).toBe(1);
  expect(await ask('/a')).toBe(0);
  expect(await ask('/d')).toBe(1);
  expect(await ask('/a')).toBe(0);
  expect(await ask('/b')).toBe(1);
});

test('an answer larger than the memory is sent without being cached', async () => {
  const memory = answerMemory(70_000);
  const body = Buffer.alloc(100_000);
  expect((await memory(strange, async () => answer('', { body }))).body.length).toBe(100_000);
});
