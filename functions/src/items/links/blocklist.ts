import { domainsAbove } from '@vidriera/domain/values/host';
import type { Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { type LinkSettings, linkSettings } from './settings.ts';
import { readHostsHead, readHostsList } from './stored.ts';

/** An instance looks for a new list this often; on a local stack each time. */
const AGE_MS = process.env.FUNCTIONS_EMULATOR === 'true' ? 0 : 10 * 60_000;

interface Kept {
  version: string;
  hosts: ReadonlySet<string>;
  lookedAt: number;
}
const kept = new WeakMap<Firestore, Kept>();
const NOTHING: ReadonlySet<string> = new Set();

/** Returns the listed hosts, as this instance knows them. One read in ten minutes, and the parts of a new list. */
export async function listedHosts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<ReadonlySet<string>> {
  const at = now().getTime();
  const before = kept.get(db);
  if (before && Math.abs(at - before.lookedAt) < AGE_MS) return before.hosts;
  const head = await readHostsHead(db);
  const version = head?.version ?? '';
  const isSame = before?.version === version;
  const hosts = isSame || !head ? null : await readHostsList(db, head);
  const known = isSame || (head && !hosts) ? before : { version, hosts: hosts ?? NOTHING };
  const next: Kept = { version: known?.version ?? '', hosts: known?.hosts ?? NOTHING, lookedAt: at };
  kept.set(db, next);
  return next.hosts;
}

/** Whether a list names a host or a domain above it, and no exception stands nearer. */
export function isListed(
  host: string,
  hosts: ReadonlySet<string>,
  { except }: Pick<LinkSettings, 'except'> = linkSettings(),
): boolean {
  const found = domainsAbove(host).find((domain) => hosts.has(domain) || except.includes(domain));
  return found !== undefined && !except.includes(found);
}
