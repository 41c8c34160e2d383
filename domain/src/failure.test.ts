import { expect, it } from 'vitest';
import { Failure, failureOf } from './failure.ts';
import { messages } from './messages/messages.ts';

it.each([
  new TypeError('Failed to fetch'),
  new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
  new TypeError('Importing a module script failed.'),
  new TypeError('Load failed'),
  new Error('Unable to preload CSS for /assets/a.css'),
])('reads a failed fetch of code or data as a missing connection: %s', (caught) => {
  expect(failureOf(caught)).toMatchObject({
    code: 'no-connection',
    message: messages.general.noConnection,
    cause: caught,
  });
});

it('keeps a failure, and reads any other error as a fault of ours', () => {
  const known = new Failure('full', 'No hay lugar.');
  expect(failureOf(known)).toBe(known);
  for (const caught of [new TypeError('x is undefined'), new Error('x'), 'x', null])
    expect(failureOf(caught, 'Falló.')).toMatchObject({ code: 'internal', message: 'Falló.' });
});
