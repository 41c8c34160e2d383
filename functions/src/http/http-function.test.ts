import { afterEach, expect, it, vi } from 'vitest';
import { httpOptions } from '../process/options.ts';
import { httpFunction } from './http-function.ts';

const made = () => httpFunction('api', httpOptions, () => undefined);
afterEach(() => vi.unstubAllEnvs());

it('exposes its options to the CLI', () => {
  vi.stubEnv('FUNCTION_TARGET', undefined);
  expect(made()).toHaveProperty(
    '__endpoint',
    expect.objectContaining({ platform: 'gcfv2', maxInstances: 20 }),
  );
});

it('is the bare handler in its own process', () => {
  vi.stubEnv('FUNCTION_TARGET', 'api');
  expect(made()).toBeInstanceOf(Function);
  expect(made()).not.toHaveProperty('__endpoint');
});
