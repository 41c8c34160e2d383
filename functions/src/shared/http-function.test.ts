import { afterEach, expect, it, vi } from 'vitest';
import { httpFunction } from './http-function.ts';
import { httpOptions } from './options.ts';

const made = () => httpFunction('api', httpOptions, () => undefined);
afterEach(() => vi.unstubAllEnvs());

it('tells the CLI where and how it runs', () => {
  vi.stubEnv('FUNCTION_TARGET', undefined);
  expect(made()).toHaveProperty(
    '__endpoint',
    expect.objectContaining({ platform: 'gcfv2', maxInstances: 20 }),
  );
});

it('is the bare handler in a process of its own', () => {
  vi.stubEnv('FUNCTION_TARGET', 'api');
  expect(made()).toBeInstanceOf(Function);
  expect(made()).not.toHaveProperty('__endpoint');
});
