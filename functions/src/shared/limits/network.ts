import { BlockList, isIP } from 'node:net';

/**
 * Addresses of Google's own servers, none of which customers' machines have: the published ranges of its services
 * (https://www.gstatic.com/ipranges/goog.json) without those of Google Cloud (cloud.json), as
 * https://support.google.com/a/answer/10026322 tells them apart.
 */
const FRONTS = new BlockList();
for (const range of [
  '64.233.160.0/19',
  '66.102.0.0/20',
  '66.249.64.0/19',
  '72.14.192.0/18',
  '74.125.0.0/16',
  '108.177.0.0/17',
  '142.250.0.0/15',
  '172.217.0.0/16',
  '172.253.0.0/16',
  '173.194.0.0/16',
  '192.178.0.0/15',
  '209.85.128.0/17',
  '216.58.192.0/19',
  '216.239.32.0/19',
  '2001:4860::/32',
  '2404:6800::/32',
  '2607:f8b0::/32',
  '2800:3f0::/32',
  '2a00:1450::/32',
  '2c0f:fb50::/32',
]) {
  const [address = '', bits] = range.split('/');
  FRONTS.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** A caller's network: its first three bytes of an IPv4 address, or six of an IPv6 one. */
export interface Network {
  prefix: string;
  /** Somebody who called the function at its own address, and not through the site. */
  pastHosting: boolean;
  /** The network of Google's server that the call came through, when it did. */
  front?: string;
}

/**
 * The network a request came from, by its X-Forwarded-For; `null` where there is none, as on a local stack.
 *
 * Whoever calls may begin that list as they like. Cloud Run's front end adds, as the last entry, who called it: true, but through Hosting
 * that is one of Google's own servers. Hosting added the entry before it, of whoever called the site. So the last entry counts, unless it is
 * Google's: then the one before. Some of Google's servers call whatever address they are given, and then their entry follows a made-up
 * one, so the last entry counts as well, further (limits/table.ts). What is further left is never looked at. (Google documents no more than that each proxy adds an
 * entry, https://cloud.google.com/functions/docs/reference/headers; `<caller>, <Google front end>` is what was measured through Hosting,
 * and a made-up beginning surviving a direct call: https://github.com/gamedevpl/www.gamedev.pl/pull/1146.)
 */
export function networkOf(forwardedFor: string | string[] | undefined): Network | null {
  const entries = [forwardedFor ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => plain(entry.trim()));
  const last = entries.at(-1) ?? '';
  const lastPrefix = prefixOf(last);
  if (lastPrefix === null) return null;
  const caller = isFront(last) ? entries.at(-2) : undefined;
  if (caller === undefined) return { prefix: lastPrefix, pastHosting: true };
  // Before a front end's entry a caller may have written anything: none, or this very machine, is counted too.
  return { prefix: prefixOf(caller) ?? 'none', pastHosting: false, front: lastPrefix };
}

/** An address without a port. One of IPv4 that is written as IPv6 is read as IPv4. */
function plain(entry: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(entry) ?? [];
  const address = bracketed ?? entry.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(address) ?? [];
  if (high === undefined || low === undefined) return address.replace(/^::ffff:(?=\d+\.)/i, '');
  return [high, low]
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
}

function isFront(address: string): boolean {
  const kind = isIP(address);
  return kind !== 0 && FRONTS.check(address, kind === 6 ? 'ipv6' : 'ipv4');
}

const LOOPBACK = /^(127\.|::1$)/;

/** What is no address at all is a network too, one for all of its kind. */
function prefixOf(address: string): string | null {
  if (address === '' || LOOPBACK.test(address)) return null;
  const kind = isIP(address);
  if (kind === 4) return address.split('.').slice(0, 3).join('.');
  return kind === 6 ? groupsOf(address).slice(0, 3).join(':') : 'none';
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [before = '', after] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const parts = (text: string) => (text ? text.split(':').map((group) => group.replace(/^0+(?=.)/, '')) : []);
  const [head, tail] = [parts(before), parts(after ?? '')];
  return [...head, ...Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0'), ...tail];
}
