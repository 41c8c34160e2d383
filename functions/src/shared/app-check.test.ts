import { expect, it } from 'vitest';
import { appCheckOf } from './app-check.ts';

const VIDRIERA_APP_ID = '1:234:web:0a1b';

it('is off unless somebody switched it on, with an app or without', () => {
  expect([appCheckOf({}), appCheckOf({ VIDRIERA_APP_ID })]).toEqual([null, null]);
});

it.each([
  ['send', { refuses: false, reads: false }],
  ['refuse', { refuses: true, reads: false }],
  ['all', { refuses: true, reads: true }],
])('goes step by step: %s', (VIDRIERA_APP_CHECK, what) => {
  expect(appCheckOf({ VIDRIERA_APP_CHECK, VIDRIERA_APP_ID })).toEqual({ appId: VIDRIERA_APP_ID, ...what });
});

it('takes no guess', () => {
  expect(() => appCheckOf({ VIDRIERA_APP_CHECK: 'on', VIDRIERA_APP_ID })).toThrow(/VIDRIERA_APP_CHECK/);
  expect(() => appCheckOf({ VIDRIERA_APP_CHECK: 'send' })).toThrow(/VIDRIERA_APP_ID/);
  expect(() => appCheckOf({ VIDRIERA_APP_ID: 'vidriera' })).toThrow(/VIDRIERA_APP_ID/);
});
