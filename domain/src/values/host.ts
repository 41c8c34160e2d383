import { parseUrl } from './parse-url.ts';

/** Returns the host of a web address as lists write it: punycode, lower case, without a dot at the end. `null` for any other address. */
export function hostOf(address: string | null): string | null {
  const url = parseUrl(address ?? '');
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  return isWeb ? url.hostname.replace(/\.$/, '') : null;
}

/** Returns a host and the domains above it: 'a.b.com', 'b.com', 'com'. */
export function domainsAbove(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, i) => labels.slice(i).join('.'));
}
