import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

/** One of Google's servers, as Hosting calls Cloud Run from. */
const FRONT = '66.249.80.12';
const FRONT_6 = '2001:4860:4802:36::15';

const [BY, BY_6] = ['66.249.80', '2001:4860:4802'];

it.each<[string, string, string, string?]>([
  ['through Hosting, the caller', `203.0.113.9, ${FRONT}`, '203.0.113', BY],
  ['through Hosting by IPv6, the caller', `2800:0810:0042:9::1,${FRONT_6}`, '2800:810:42', BY_6],
  [
    'through Hosting with forged entries, the caller',
    `1.1.1.1, ${FRONT}, 203.0.113.9, ${FRONT}`,
    '203.0.113',
    BY,
  ],
  ['past Hosting, the caller', '203.0.113.9', '203.0.113'],
  ['past Hosting, no forged entry', '198.51.100.1, 203.0.113.9', '203.0.113'],
  ['past Hosting, no forged entry of Google’s', `198.51.100.1, ${FRONT}, 203.0.113.9`, '203.0.113'],
  ['an IPv4 address written as IPv6', `::ffff:203.0.113.9, ${FRONT}`, '203.0.113', BY],
  ['a short IPv6 address', '2800::1', '2800:0:0'],
  ['an unreadable address', 'unknown', 'none'],
  ['through Hosting, a loopback address', `127.0.0.1, ${FRONT}`, 'none', BY],
  ['through Hosting, an IPv6 loopback address', `::1, ${FRONT}`, 'none', BY],
  ['through Hosting, an empty entry', `203.0.113.9, , ${FRONT}`, 'none', BY],
  ['through Hosting, a caller with a port', `203.0.113.9:443, ${FRONT}`, '203.0.113', BY],
  ['past Hosting, an IPv6 address in brackets with a port', '[2800:810:42::1]:443', '2800:810:42'],
  ['an IPv4 address written as IPv6 in hex', `::ffff:cb00:7109, ${FRONT}`, '203.0.113', BY],
  ['a Google Cloud customer’s machine, which is no front end', '198.51.100.1, 34.95.128.7', '34.95.128'],
])('counts, %s', (_, header, prefix, front) => {
  expect(networkOf(header)).toEqual({ prefix, pastHosting: !front, ...(front && { front }) });
});

it('reads a repeated header', () => {
  expect(networkOf(['198.51.100.1', `203.0.113.9, ${FRONT}`])).toEqual({
    prefix: '203.0.113',
    pastHosting: false,
    front: BY,
  });
});

it.each([undefined, '', '127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'finds no network in %j, as on a local stack',
  (header) => {
    expect(networkOf(header)).toBeNull();
  },
);
