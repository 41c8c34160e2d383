import { BlockList, isIP } from 'node:net';

/**
 * Addresses of Google's own servers without customers' machines: https://www.gstatic.com/ipranges/goog.json
 * without cloud.json, see https://support.google.com/a/answer/10026322.
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

/** A caller's network: the first three bytes of IPv4, or six of IPv6. */
export interface Network {
  prefix: string;
  /** Whether the call bypassed Hosting. */
  pastHosting: boolean;
  /** Network of the Google server in between, if any. */
  front?: string;
}

/** Counts all callers together. */
export const EVERYBODY: Network = { prefix: 'everybody', pastHosting: false };

/**
 * Returns the network of a request from X-Forwarded-For; `null` without one, as on a local stack.
 * Callers may forge the beginning of the list. Cloud Run's front end appends the address that called it;
 * through Hosting that is one of Google's servers, and Hosting appended the caller before it. So the last
 * entry counts, or the one before if the last is Google's. Some Google services call any address for anybody,
 * so the networks that one of them names are bounded (limits/fronts.ts).
 * Google documents only that each proxy appends an entry
 * (https://cloud.google.com/functions/docs/reference/headers); the order was measured:
 * https://github.com/gamedevpl/www.gamedev.pl/pull/1146.
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
  // A forged entry before a front end's may be empty or local; it counts too.
  return { prefix: prefixOf(caller) ?? 'none', pastHosting: false, front: lastPrefix };
}

/** Returns an address without its port, and IPv4 in IPv6 notation as IPv4. */
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

/** All unreadable addresses share one network. */
function prefixOf(address: string): string | null {
  if (address === '' || LOOPBACK.test(address)) return null;
  const kind = isIP(address);
  if (kind === 4) return address.split('.').slice(0, 3).join('.');
  return kind === 6 ? groupsOf(address).slice(0, 3).join(':') : 'none';
}

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [before = '', after] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const parts = (text: string) => (text ? text.split(':').map((group) => group.replace(/^0+(?=.)/, '')) : []);
  const [head, tail] = [parts(before), parts(after ?? '')];
  return [...head, ...Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0'), ...tail];
}
