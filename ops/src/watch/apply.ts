import { UserError } from '@vidriera/local/cli/user-error';
import { type Caller, call, patiently, type Refused } from '../google/call.ts';
import { KINDS, type Wanted } from './files.ts';
import { makeChannel, type Present, presentOf, put, remove } from './places.ts';

/** Google knows a new metric up to ten minutes after it was made: so many times as long as for anything else. */
const LOOKS_FOR_METRICS = 2.5;
const APIS = ['monitoring', 'logging'];

/** What `npm run watch` was told. */
export interface Watch {
  wanted: Wanted[];
  /** Whom alerts go to from now on, beside those they go to already. */
  email?: string | undefined;
  dryRun: boolean;
  log: (line: string) => void;
}

/**
 * Makes what the files say, changes what they say otherwise, and takes away what is ours and no longer among them. A second time it changes
 * nothing.
 * @throws UserError when alerts would reach nobody, or Google refuses
 */
export async function applyWatch(google: Caller, watch: Watch): Promise<void> {
  const { wanted, dryRun, log } = watch;
  if (!dryRun) {
    for (const api of APIS) {
      await call(
        google,
        'POST',
        'serviceusage',
        `/v1/projects/${google.project}/services/${api}.googleapis.com:enable`,
      );
    }
  }
  const channels = await channelsFor(google, watch);
  for (const kind of KINDS) {
    const present = new Map((await presentOf(google, kind)).map((one) => [one.of, one]));
    for (const one of wanted.filter((file) => file.kind === kind)) {
      const there = present.get(one.name);
      present.delete(one.name);
      const reach = [...new Set([...(there?.channels ?? []), ...channels])];
      const same =
        there?.digest === one.digest && (kind !== 'policies' || reach.length === there.channels.length);
      log(`  ${same ? '=' : there ? '~' : '+'} ${kind}/${one.name}`);
      if (!same && !dryRun) await putPatiently(google, one, there, reach, log);
    }
    for (const [name, left] of present) {
      log(`  - ${kind}/${name}`);
      if (!dryRun) await remove(google, kind, left);
    }
  }
}

/** Those that alerts go to; the address's own is made where it is new. */
async function channelsFor(google: Caller, { email, dryRun, log }: Watch): Promise<string[]> {
  const present = await presentOf(google, 'channels');
  const names = present.map(({ name }) => name);
  if (!email) {
    if (present.length > 0) return names;
    throw new UserError('Alerts would reach nobody yet: npm run watch needs --email ADDRESS the first time.');
  }
  const known = present.some((channel) => channel.email === email);
  log(`  ${known ? '=' : '+'} ${email}`);
  return known || dryRun ? names : [...names, await makeChannel(google, email)];
}

/** An alert on a metric that Google does not know yet is refused with 404. */
function putPatiently(
  google: Caller,
  one: Wanted,
  there: Present | undefined,
  channels: string[],
  log: Watch['log'],
): Promise<void> {
  const early = ({ status }: Refused): boolean => {
    if (status !== 404 || there) return false;
    log('    Google does not know its metric yet: trying again for up to ten minutes');
    return true;
  };
  return patiently({ ...google, looks: google.looks * LOOKS_FOR_METRICS }, early, () =>
    put(google, one, there, channels),
  );
}
