import { afterEach, expect, it, vi } from 'vitest';
import { httpOptions } from '../process/options.ts';
import { httpFunction } from './http-function.ts';

const newFunction = () => httpFunction('api', httpOptions, () => undefined);
afterEach(() => vi.unstubAllEnvs());

it('exposes its options to the CLI', () => {
  vi.stubEnv('FUNCTION_TARGET', undefined);
  expect(newFunction()).toHaveProperty(
    '__endpoint',
    expect.objectContaining({ platform: 'gcfv2', maxInstances: 20 }),
  );
});

it('is the bare handler in its own process', () => {
  vi.stubEnv('FUNCTION_TARGET', 'api');
  expect(newFunction()).toBeInstanceOf(Function);
  expect(newFunction()).not.toHaveProperty('__endpoint');
});
