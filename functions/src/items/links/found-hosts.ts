import { domainToUnicode } from 'node:url';
import { imitatedBy } from '@vidriera/domain/link/protected-names';
import { FieldValue } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { isListed, listedHosts } from './blocklist.ts';
import { linkSettings } from './settings.ts';

/** Hosts of a thing's links that need attention, sorted. */
export interface FoundHosts {
  /** On the list: public answers leave their addresses out. */
  listed: string[];
  /** Like a bank's, for example: a moderator looks at them. */
  alike: string[];
}
export type CheckHosts = (hosts: readonly string[]) => FoundHosts;

/** Fields of an item or a person that keep them. Documents lack an empty one. */
const FIELD = { listed: 'listedHosts', alike: 'alikeHosts' } as const;

/** Returns the check of hosts by the present list. */
export async function readCheck(deps: Pick<Deps, 'db' | 'now'>): Promise<CheckHosts> {
  const hosts = await listedHosts(deps);
  const settings = linkSettings();
  return (names) => {
    const different = [...new Set(names)].sort();
    return {
      listed: different.filter((host) => isListed(host, hosts, settings)),
      alike: different.filter((host) => imitatedBy(domainToUnicode(host), settings.own)),
    };
  };
}

/** Returns the fields to store, and whether a host is there that was not. @param saved the document */
export function hostFields(saved: Record<string, unknown>, found: FoundHosts) {
  const fields: Record<string, unknown> = {};
  let hasNew = false;
  for (const why of ['listed', 'alike'] as const) {
    const before: unknown = saved[FIELD[why]];
    const known: readonly unknown[] = Array.isArray(before) ? before : [];
    if (found[why].length > 0) fields[FIELD[why]] = found[why];
    else if (before !== undefined) fields[FIELD[why]] = FieldValue.delete();
    hasNew ||= found[why].some((host) => !known.includes(host));
  }
  return { fields, hasNew };
}
