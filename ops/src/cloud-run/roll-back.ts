import { UserError } from '@vidriera/local/cli/user-error';
import type { GoogleCaller } from '../google/call.ts';
import { olderSecrets, type Revision, revisionsOf } from './revisions.ts';
import {
  type FunctionService,
  functionServices,
  idOf,
  serve,
  servesLatest,
  servingRevision,
} from './traffic.ts';

export interface TrafficOrder {
  google: GoogleCaller;
  region: string;
  /** Functions, as the source names them; all when empty. */
  names: string[];
  dryRun: boolean;
  log: (line: string) => void;
}

interface Candidate {
  service: FunctionService;
  revisions: Revision[];
  serving: Revision | undefined;
}

/**
 * Sends the functions' requests to the release before the one in service: the last that started in every function which is as old. A
 * function that it lacks, or that serves it or an older one, stays as it is.
 * @throws UserError for an unknown name, without an earlier release, or if it has older secrets; nothing is changed then
 */
export async function rollBackFunctions(order: TrafficOrder): Promise<void> {
  const all: Candidate[] = [];
  for (const service of await servicesOf(order)) {
    const revisions = await revisionsOf(order.google, service);
    const serving = revisions.find(({ id }) => id === servingRevision(service));
    all.push({ service, revisions, serving });
  }
  const release = releaseBefore(all);
  if (!release) throw new UserError('There is no earlier release of these functions.');
  const plan: { service: FunctionService; revision: Revision }[] = [];
  for (const { service, revisions, serving } of all) {
    const revision = revisions.find((candidate) => candidate.release === release);
    if (revision && serving && revision.made < serving.made) {
      checkSecrets(service, revision, revisions);
      plan.push({ service, revision });
    } else order.log(`${idOf(service.name)}: stays as it is`);
  }
  for (const { service, revision } of plan) {
    if (!order.dryRun) await serve(order.google, service, revision.id);
    order.log(
      `${idOf(service.name)}: ${order.dryRun ? 'would serve' : 'serves'} ${revision.id} of ${release}`,
    );
  }
}

/** Returns the newest release that every function older than it has, before the newest in service. */
function releaseBefore(all: Candidate[]): string | undefined {
  const madeAt = (revision: Revision | undefined): number => revision?.made.getTime() ?? 0;
  const [newest] = all.map(({ serving }) => serving).toSorted((a, b) => madeAt(b) - madeAt(a));
  const began = (release: string): number =>
    Math.min(
      ...all.flatMap(({ revisions }) =>
        revisions.filter((revision) => revision.release === release).map(madeAt),
      ),
    );
  const releases = new Set(all.flatMap(({ revisions }) => revisions.map((revision) => revision.release)));
  return [...releases]
    .filter(
      (candidate) => candidate !== '' && newest !== undefined && began(candidate) < began(newest.release),
    )
    .toSorted((a, b) => began(b) - began(a))
    .find((release) =>
      all.every(
        ({ revisions }) =>
          revisions.some((revision) => revision.release === release) ||
          revisions.every((revision) => madeAt(revision) > began(release)),
      ),
    );
}

function checkSecrets({ name }: FunctionService, revision: Revision, all: Revision[]): void {
  const older = olderSecrets(revision, all);
  if (older.length > 0)
    throw new UserError(
      `${idOf(name)} of ${revision.release} has an older version of ${older.join(', ')}: nothing was changed. Deploy the functions from its commit instead.`,
    );
}

/** Sends the requests of rolled back functions to their latest revision. A deployment alone leaves them pinned. */
export async function serveLatest(order: TrafficOrder): Promise<void> {
  const pinned = (await servicesOf(order)).filter((service) => !servesLatest(service));
  for (const service of pinned) {
    if (!order.dryRun) await serve(order.google, service, null);
    order.log(`${idOf(service.name)}: ${order.dryRun ? 'would serve' : 'serves'} its latest revision`);
  }
}

/** Cloud Run names a function's service in lower case. */
async function servicesOf({ google, region, names }: TrafficOrder): Promise<FunctionService[]> {
  const all = await functionServices(google, region);
  const wanted = names.map((name) => name.toLowerCase());
  const unknown = wanted.filter((name) => !all.some((service) => idOf(service.name) === name));
  if (unknown.length > 0) throw new UserError(`No function is deployed as ${unknown.join(', ')}.`);
  return wanted.length === 0 ? all : all.filter(({ name }) => wanted.includes(idOf(name)));
}
