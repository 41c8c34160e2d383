import type { Deps } from '../../base/firestore/admin.ts';
import { logger } from '../../base/process/logger.ts';
import { hostsIn } from '../../items/links/lines.ts';
import { deleteHostsList, readHostsHead, writeHostsList } from '../../items/links/stored.ts';

type RefreshDeps = Pick<Deps, 'db' | 'now'>;

/** `kept`: the list in use stays, as the new one can't be right. */
export type RefreshOutcome = { list: 'none' | 'replaced' | 'kept'; hosts: number };

/** A list that loses more hosts in a night is taken for a broken one. */
const LEFT_AT_LEAST = 1 / 2;

/**
 * Replaces the list of malicious hosts by what its address has today. A new address may have a shorter list. Without an address the list goes.
 * @param read returns `null` for anything but a list
 */
export async function refreshBlocklist(
  { db, now }: RefreshDeps,
  source: string,
  read: (source: string) => Promise<string | null>,
): Promise<RefreshOutcome> {
  const head = await readHostsHead(db);
  if (!source) {
    if (head) await deleteHostsList(db);
    return { list: 'none', hosts: 0 };
  }
  const keep = (why: string): RefreshOutcome => {
    logger.error('links: the list was not replaced', { why, source });
    return { list: 'kept', hosts: head?.hosts ?? 0 };
  };
  const text = await read(source).catch((error: unknown) => {
    logger.warn('links: the list was not read', { error });
    return null;
  });
  if (text === null) return keep('unreadable');
  const hosts = hostsIn(text);
  if (hosts.size === 0) return keep('empty');
  if (head?.source === source && hosts.size < head.hosts * LEFT_AT_LEAST) return keep('too short');
  if (!(await writeHostsList({ db, now }, source, hosts))) return keep('too long');
  return { list: 'replaced', hosts: hosts.size };
}
