import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

/** A server of Google's, as Hosting calls Cloud Run from. */
const FRONT = '66.249.80.12';
const FRONT_6 = '2001:4860:4802:36::15';

it.each([
  ['through Hosting, the caller', `203.0.113.9, ${FRONT}`, '203.0.113', false],
  ['through Hosting by IPv6, the caller', `2800:0810:0042:9::1,${FRONT_6}`, '2800:810:42', false],
  [
    'through Hosting, whatever the caller wrote before',
    `1.1.1.1, ${FRONT}, 203.0.113.9, ${FRONT}`,
    '203.0.113',
    false,
  ],
  ['past Hosting, who calls', '203.0.113.9', '203.0.113', true],
  ['past Hosting, never what the caller wrote', '198.51.100.1, 203.0.113.9', '203.0.113', true],
  [
    'past Hosting, never what the caller wrote as Google',
    `198.51.100.1, ${FRONT}, 203.0.113.9`,
    '203.0.113',
    true,
  ],
  ['an IPv4 address written as IPv6', `::ffff:203.0.113.9, ${FRONT}`, '203.0.113', false],
  ['a short IPv6 address', '2800::1', '2800:0:0', true],
  ['something else', 'unknown', 'none', true],
  [
    'a machine of a customer of Google’s, which is no front end',
    '198.51.100.1, 34.95.128.7',
    '34.95.128',
    true,
  ],
])('counts, %s', (_, header, prefix, pastHosting) => {
  expect(networkOf(header)).toEqual({ prefix, pastHosting });
});

it('reads a header that came several times', () => {
  expect(networkOf(['198.51.100.1', `203.0.113.9, ${FRONT}`])).toEqual({
    prefix: '203.0.113',
    pastHosting: false,
  });
});

it.each([undefined, '', '127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'knows none of %j, as on a local stack',
  (header) => {
    expect(networkOf(header)).toBeNull();
  },
);
