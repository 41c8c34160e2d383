import { parseUrl } from '@vidriera/domain/values/parse-url';

/** Addresses that files for `/etc/hosts` lead to. */
const SINK = /^(?:0\.0\.0\.0|127\.0\.0\.1|::1?)\s+/;
/** '||host^', with options that still mean the whole host. */
const FILTER = /^\|\|([^/^$*|]+)\^(?:\$(?:all|document|important|popup|third-party)(?:,[a-z-]+)*)?$/;
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Suffixes under which strangers have domains. A list that names one is broken there. */
const SUFFIX = /^(?:com|org|net|gob|gov|edu|int|mil|tur|co)\.[a-z]{2}$/;

/** Returns a name as `URL` writes it; `null` for a text that is no host, or a suffix of many. */
function hostIn(name: string): string | null {
  const host = parseUrl(`http://${name}/`)?.hostname.replace(/\.$/, '') ?? '';
  return HOST.test(host) && !SUFFIX.test(host) ? host : null;
}

/** Returns the hosts of a line: '0.0.0.0 host', 'host' or '||host^'. Comments and anything else have none. */
function namesIn(written: string): string[] {
  const line = written.replace(/(?:^|\s)#.*$/, '').trim();
  if (line === '' || line.startsWith('!') || line.startsWith('@@')) return [];
  const filter = FILTER.exec(line)?.[1];
  if (filter) return [filter];
  const names = line.replace(SINK, '').split(/\s+/);
  return SINK.test(line) || names.length === 1 ? names.filter((name) => !/[/:@#?|^*$[\]]/.test(name)) : [];
}

/** Returns the hosts of a public blocklist. */
export function hostsIn(text: string): Set<string> {
  const hosts = new Set<string>();
  for (const line of text.split('\n'))
    for (const name of namesIn(line)) {
      const host = hostIn(name);
      if (host) hosts.add(host);
    }
  return hosts;
}
