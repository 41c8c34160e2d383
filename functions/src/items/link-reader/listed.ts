import { logger } from '../../base/process/logger.ts';
import { isListed } from '../links/blocklist.ts';
import { hostsIn } from '../links/lines.ts';
import { linkSettings } from '../links/settings.ts';
import { INTERNET, type Web } from './fetch-public.ts';
import { readList } from './read-list.ts';

const AGE_MS = 12 * 3_600_000;
const RETRY_MS = 10 * 60_000;
/** A reader has ten seconds for all. */
const LIMIT_MS = 4000;

/** A host on the list of malicious ones. */
export class Listed extends Error {
  constructor(host: string) {
    super(`a listed host: ${host}`);
    this.name = 'Listed';
  }
}

/** The readers' account reads no database, so they read the list where it comes from. */
let known: { until: number; hosts: Promise<ReadonlySet<string>> } | undefined;

function listedHosts(source: string): Promise<ReadonlySet<string>> {
  if (known && Date.now() < known.until) return known.hosts;
  const hosts = readHosts(source, known?.hosts);
  known = { until: Date.now() + AGE_MS, hosts };
  return hosts;
}

/** Without a list readers go on: what they read is shown to its author alone. @param before stays if the new one can't be read */
async function readHosts(
  source: string,
  before: Promise<ReadonlySet<string>> | undefined,
): Promise<ReadonlySet<string>> {
  try {
    const text = await readList(source, LIMIT_MS);
    if (text === null) throw new Error('no list');
    return hostsIn(text);
  } catch (error) {
    logger.warn('links: the list was not read', { error });
    if (known) known.until = Date.now() + RETRY_MS;
    return before ?? new Set();
  }
}

/** @throws Listed */
async function refuse(host: string): Promise<void> {
  const { source, ...settings } = linkSettings();
  if (source && isListed(host, await listedHosts(source), settings)) throw new Listed(host);
}

/** The public Internet without listed hosts. Redirects are checked, too. */
export const UNLISTED: Web = { ...INTERNET, refuse };
