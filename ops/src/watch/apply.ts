import { UserError } from '@vidriera/local/cli/user-error';
import { type ApiRefusal, callGoogle, type GoogleCaller, retryRefused } from '../google/call.ts';
import { WATCH_KINDS, type WatchFile } from './files.ts';
import { deleteResource, listResources, makeChannel, putResource, type WatchResource } from './resources.ts';

/** A new metric is visible after up to ten minutes: waits this many times longer than usual. */
const METRIC_ATTEMPTS_FACTOR = 2.5;
const APIS = ['monitoring', 'logging'];

export interface WatchOptions {
  wanted: WatchFile[];
  /** Additional recipient of alerts. */
  email?: string | undefined;
  dryRun: boolean;
  log: (line: string) => void;
}

/**
 * Creates, updates and deletes the project's monitoring resources to match the files. A second run changes
 * nothing.
 * @throws UserError when alerts have no recipient, or Google refuses
 */
export async function applyWatch(google: GoogleCaller, watch: WatchOptions): Promise<void> {
  const { wanted, dryRun, log } = watch;
  if (!dryRun) {
    for (const api of APIS) {
      await callGoogle(
        google,
        'POST',
        'serviceusage',
        `/v1/projects/${google.project}/services/${api}.googleapis.com:enable`,
      );
    }
  }
  const channels = await channelsFor(google, watch);
  for (const kind of WATCH_KINDS) {
    const resources = new Map((await listResources(google, kind)).map((resource) => [resource.of, resource]));
    for (const wantedFile of wanted.filter((file) => file.kind === kind)) {
      const there = resources.get(wantedFile.name);
      resources.delete(wantedFile.name);
      const reach = [...new Set([...(there?.channels ?? []), ...channels])];
      const same =
        there?.digest === wantedFile.digest &&
        (kind !== 'policies' || reach.length === there.channels.length);
      log(`  ${same ? '=' : there ? '~' : '+'} ${kind}/${wantedFile.name}`);
      if (!same && !dryRun) await putWithRetry(google, wantedFile, there, reach, log);
    }
    for (const [name, left] of resources) {
      log(`  - ${kind}/${name}`);
      if (!dryRun) await deleteResource(google, kind, left);
    }
  }
}

/** Returns the channels of alerts, and creates one for a new address. */
async function channelsFor(google: GoogleCaller, { email, dryRun, log }: WatchOptions): Promise<string[]> {
  const alertChannels = await listResources(google, 'channels');
  const names = alertChannels.map(({ name }) => name);
  if (!email) {
    if (alertChannels.length > 0) return names;
    throw new UserError('Alerts have no recipient yet: npm run watch needs --email ADDRESS the first time.');
  }
  const known = alertChannels.some((channel) => channel.email === email);
  log(`  ${known ? '=' : '+'} ${email}`);
  return known || dryRun ? names : [...names, await makeChannel(google, email)];
}

/** Retries an alert while Google answers 404 for its new metric. */
function putWithRetry(
  google: GoogleCaller,
  file: WatchFile,
  there: WatchResource | undefined,
  channels: string[],
  log: WatchOptions['log'],
): Promise<void> {
  const early = ({ status }: ApiRefusal): boolean => {
    if (status !== 404 || there) return false;
    log('    Google does not know the metric yet: retrying for up to ten minutes');
    return true;
  };
  return retryRefused({ ...google, looks: google.looks * METRIC_ATTEMPTS_FACTOR }, early, () =>
    putResource(google, file, there, channels),
  );
}
