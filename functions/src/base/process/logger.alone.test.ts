import { expect, it, vi } from 'vitest';
import { logger } from './logger.ts';
import { traced } from './trace.ts';

/** The library binds the console's functions when it is loaded. */
const { warned, info } = vi.hoisted(() => ({
  warned: vi.spyOn(console, 'warn').mockReturnValue(),
  info: vi.spyOn(console, 'info').mockReturnValue(),
}));
const lineOf = (spy: typeof warned): unknown => JSON.parse(String(spy.mock.lastCall?.[0]));

it('logs an error in the details with its kind, stack and cause', () => {
  const error = new TypeError('sin sitio', { cause: new Error('ECONNREFUSED') });
  logger.warn('algo falló', { part: 'explore', error });
  expect(lineOf(warned)).toMatchObject({ severity: 'WARNING', message: 'algo falló', part: 'explore' });
  expect(lineOf(warned)).toHaveProperty(
    'error',
    expect.stringMatching(/TypeError: sin sitio\n {4}at [\s\S]*cause.*ECONNREFUSED/),
  );
});

it('logs an error after the message', () => {
  logger.warn('algo falló', new TypeError('sin sitio'));
  expect(lineOf(warned)).toHaveProperty('message', expect.stringContaining('TypeError: sin sitio'));
});

it('does not change other details', () => {
  logger.info('hecho', { uid: 'ana', count: 3, list: [1] });
  expect(lineOf(info)).toEqual({ severity: 'INFO', message: 'hecho', uid: 'ana', count: 3, list: [1] });
});

it('ties only lines of a request to its trace', async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'vidriera-test');
  const trace = 'a'.repeat(32);
  await traced({ traceparent: `00-${trace}-${'b'.repeat(16)}-01` }, async () => {
    await Promise.resolve();
    logger.warn('dentro', { part: 'explore' });
  });
  expect(lineOf(warned)).toEqual({
    severity: 'WARNING',
    message: 'dentro',
    part: 'explore',
    'logging.googleapis.com/trace': `projects/vidriera-test/traces/${trace}`,
  });
  logger.warn('fuera');
  expect(lineOf(warned)).toEqual({ severity: 'WARNING', message: 'fuera' });
});
