import { expect, test } from 'vitest';
import { readCalendar } from './read-calendar.ts';
import { readLink } from './read-link.ts';
import { readPicture } from './read-picture.ts';

const READERS = [readLink, readPicture, readCalendar];

/** Ways to name this machine, its network, or an address that nobody routes. */
const PRIVATE = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0.0.0.0',
  '0',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.0.1',
  '192.168.1.254',
  '169.254.169.254',
  '169.254.0.1',
  '100.64.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:10.0.0.1]',
  '[::ffff:a9fe:a9fe]',
  '[64:ff9b::a9fe:a9fe]',
  '[2002:a9fe:a9fe::]',
  '[2001::a9fe:a9fe]',
  '[2001:db8::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[fe80::1]',
  '[ff02::1]',
  'localhost',
  '[::ffff:7f00:1]',
  '192.88.99.1',
];

test.each(PRIVATE)('http://%s/ is refused', async (host) => {
  for (const read of READERS) expect(await read(`http://${host}/`)).toEqual({ kind: 'not-public' });
});

test.each([
  'http://93.184.215.14:8080/',
  'https://93.184.215.14:22/',
  'ftp://93.184.215.14/',
  'file:///etc/passwd',
  'data:text/html,<title>x</title>',
])('%s is refused: only ports 80 and 443 of http and https', async (address) => {
  for (const read of READERS) expect(await read(address)).toEqual({ kind: 'not-public' });
});
