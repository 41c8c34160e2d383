import { UserError } from '@vidriera/local/cli/user-error';
import type { GoogleCaller } from '../google/call.ts';
import {
  type FunctionService,
  functionServices,
  idOf,
  revisionBefore,
  serve,
  servesLatest,
} from './traffic.ts';

export interface TrafficOrder {
  google: GoogleCaller;
  region: string;
  /** Functions, as the source names them; all when empty. */
  names: string[];
  dryRun: boolean;
  log: (line: string) => void;
}

/**
 * Sends the functions' requests to the revision before the one in service.
 * @throws UserError for an unknown name, or when a named function has no earlier revision; nothing is changed then
 */
export async function rollBackFunctions(order: TrafficOrder): Promise<void> {
  const plan: { service: FunctionService; revision: string }[] = [];
  for (const service of await servicesOf(order)) {
    const revision = await revisionBefore(order.google, service);
    if (revision) plan.push({ service, revision });
    else if (order.names.length > 0) throw new UserError(`${idOf(service.name)} has no earlier revision.`);
    else order.log(`${idOf(service.name)}: has no earlier revision`);
  }
  for (const { service, revision } of plan) {
    if (!order.dryRun) await serve(order.google, service, revision);
    order.log(`${idOf(service.name)}: ${order.dryRun ? 'would serve' : 'serves'} ${revision}`);
  }
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
