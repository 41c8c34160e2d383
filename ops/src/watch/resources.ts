import { z } from '@vidriera/domain/zod-classic';
import { callGoogle, type GoogleCaller } from '../google/call.ts';
import type { WatchFile, WatchKind } from './files.ts';

/** Marks our resources with the name of their file. */
const LABEL = 'vidriera';
const DIGEST = 'digest';

const labels = z.record(z.string(), z.string()).default({});
const listSchema = z.record(
  z.string(),
  z.union([
    z.string(),
    z.array(
      z.looseObject({
        name: z.string(),
        description: z.string().default(''),
        userLabels: labels,
        labels: z.record(z.string(), z.unknown()).default({}),
        notificationChannels: z.array(z.string()).default([]),
        etag: z.string().optional(),
      }),
    ),
  ]),
);

/** One of our resources in the project. */
export interface WatchResource {
  /** Name of its file. */
  of: string;
  digest: string;
  /** API name. */
  name: string;
  /** Channels of an alert. */
  channels: string[];
  /** Recipient of a channel. */
  email?: string | undefined;
  etag?: string | undefined;
}

interface ResourceType {
  api: 'monitoring' | 'logging';
  /** Path parts: `/{version}/projects/{id}/{list}`. */
  version: 'v1' | 'v2' | 'v3';
  list: string;
}

const PLACES: Record<WatchKind | 'channels', ResourceType> = {
  metrics: { api: 'logging', version: 'v2', list: 'metrics' },
  uptime: { api: 'monitoring', version: 'v3', list: 'uptimeCheckConfigs' },
  policies: { api: 'monitoring', version: 'v3', list: 'alertPolicies' },
  dashboards: { api: 'monitoring', version: 'v1', list: 'dashboards' },
  channels: { api: 'monitoring', version: 'v3', list: 'notificationChannels' },
};

const all = ({ project }: GoogleCaller, { version, list }: ResourceType): string =>
  `/${version}/projects/${project}/${list}`;

/** Lists our resources of a kind. A metric has no labels: its description ends with the digest. */
export async function listResources(
  google: GoogleCaller,
  kind: WatchKind | 'channels',
): Promise<WatchResource[]> {
  const place = PLACES[kind];
  const answer = listSchema.parse(
    await callGoogle(google, 'GET', place.api, `${all(google, place)}?pageSize=500`),
  );
  const found = answer[place.list];
  return (Array.isArray(found) ? found : []).flatMap((resource) => {
    const { name, etag, notificationChannels: channels } = resource;
    if (kind === 'metrics') {
      const digest = /\(([0-9a-f]{12})\)$/.exec(resource.description)?.[1] ?? '';
      return name.startsWith(`${LABEL}-`) ? [{ of: name, digest, name, channels, etag }] : [];
    }
    const own = kind === 'dashboards' ? resource.labels : resource.userLabels;
    const of = own[LABEL];
    if (typeof of !== 'string') return [];
    const email = z.string().optional().parse(resource.labels.email_address);
    return [{ of, digest: String(own[DIGEST] ?? ''), name, channels, email, etag }];
  });
}

/** Adds our labels. */
function bodyOf({ kind, name, body, digest }: WatchFile): Record<string, unknown> {
  const own = { [LABEL]: name, [DIGEST]: digest };
  if (kind === 'metrics') return { ...body, name, description: `${body.description} (${digest})` };
  return { ...body, [kind === 'dashboards' ? 'labels' : 'userLabels']: own };
}

/** Creates or replaces a resource. @param channels of alerts */
export async function putResource(
  google: GoogleCaller,
  wanted: WatchFile,
  resource: WatchResource | undefined,
  channels: string[],
): Promise<void> {
  const place = PLACES[wanted.kind];
  const alerting = wanted.kind === 'policies';
  const body = { ...bodyOf(wanted), ...(alerting && { notificationChannels: channels }) };
  if (wanted.kind === 'metrics') {
    await callGoogle(google, 'PUT', place.api, `${all(google, place)}/${wanted.name}`, body);
  } else if (!resource || wanted.kind === 'uptime') {
    // An uptime check's target is immutable, so it is recreated.
    if (resource) await deleteResource(google, wanted.kind, resource);
    await callGoogle(google, 'POST', place.api, all(google, place), body);
  } else {
    const fields = Object.keys(body).join(',');
    const mask = wanted.kind === 'dashboards' ? '' : `?updateMask=${fields}`;
    const named = { ...body, name: resource.name, ...(resource.etag && { etag: resource.etag }) };
    await callGoogle(google, 'PATCH', place.api, `/${place.version}/${resource.name}${mask}`, named);
  }
}

export async function deleteResource(
  google: GoogleCaller,
  kind: WatchKind,
  { name }: WatchResource,
): Promise<void> {
  const place = PLACES[kind];
  const path = kind === 'metrics' ? `${all(google, place)}/${name}` : `/${place.version}/${name}`;
  await callGoogle(google, 'DELETE', place.api, path);
}

const madeSchema = z.object({ name: z.string() });

/** Creates an e-mail channel. @returns its API name */
export async function makeChannel(google: GoogleCaller, email: string): Promise<string> {
  const place = PLACES.channels;
  const body = {
    type: 'email',
    displayName: `Vidriera: ${email}`,
    labels: { email_address: email },
    userLabels: { [LABEL]: 'channel' },
  };
  return madeSchema.parse(await callGoogle(google, 'POST', place.api, all(google, place), body)).name;
}
