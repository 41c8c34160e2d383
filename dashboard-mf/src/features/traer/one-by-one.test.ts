import { Failure } from '@vidriera/domain/failure';
import { expect, test, vi } from 'vitest';
import { type Outcome, oneByOne } from './one-by-one.ts';

async function run(failures: Record<string, Failure>, entries = ['a', 'b', 'c']) {
  const outcomes: Record<string, Outcome> = {};
  const bring = vi.fn(async (entry: string) => {
    if (failures[entry]) throw failures[entry];
  });
  const pause = await oneByOne(entries, {
    bring,
    onOutcome: (entry, outcome) => (outcomes[entry] = outcome),
    signal: new AbortController().signal,
  });
  return { outcomes, pause, tried: bring.mock.calls.map(([entry]) => entry) };
}
const BROUGHT = { kind: 'brought' };

test('one that fails keeps nobody from coming', async () => {
  const { outcomes, pause } = await run({ b: new Failure('internal', 'Error al guardar') });
  expect(outcomes).toEqual({ a: BROUGHT, b: { kind: 'failed', message: 'Error al guardar' }, c: BROUGHT });
  expect(pause).toBeNull();
});

test('a lost connection is waited for, and an ended session too', async () => {
  const lost = await run({ b: new Failure('no-connection', 'Sin conexión') });
  expect(lost).toMatchObject({ outcomes: { a: BROUGHT }, pause: { message: 'Sin conexión', isLost: true } });
  const ended = await run({ a: new Failure('no-session', 'Entrá de nuevo') });
  expect(ended).toMatchObject({ outcomes: {}, pause: { isLost: false } });
});

test('when no more fit, the rest says so and is not tried', async () => {
  const { outcomes, tried } = await run({ b: new Failure('full', 'Llegaste al máximo') });
  expect(tried).toEqual(['a', 'b']);
  expect(outcomes.c).toEqual({ kind: 'failed', message: 'Llegaste al máximo' });
});

test('when it is stopped, the one on its way is the last', async () => {
  const control = new AbortController();
  const bring = vi.fn(async () => control.abort());
  const onOutcome = vi.fn();
  expect(await oneByOne(['a', 'b'], { bring, onOutcome, signal: control.signal })).toBeNull();
  expect(bring).toHaveBeenCalledOnce();
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith('a', BROUGHT);
});
