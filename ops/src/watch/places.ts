import { z } from '@vidriera/domain/zod-classic';
import { type Caller, call } from '../google/call.ts';
import type { Kind, Wanted } from './files.ts';

/** Names what is ours, and tells of which file it was made. */
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

/** Something of ours as it is in the project. */
export interface Present {
  /** The file's name it was made of. */
  of: string;
  digest: string;
  /** Its name in the API. */
  name: string;
  /** Whom an alert goes to. */
  channels: string[];
  /** Whom a channel reaches. */
  email?: string | undefined;
  etag?: string | undefined;
}

interface Place {
  api: 'monitoring' | 'logging';
  /** Path of all of them, beneath `/{version}/projects/{id}/`. */
  version: 'v1' | 'v2' | 'v3';
  list: string;
}

const PLACES: Record<Kind | 'channels', Place> = {
  metrics: { api: 'logging', version: 'v2', list: 'metrics' },
  uptime: { api: 'monitoring', version: 'v3', list: 'uptimeCheckConfigs' },
  policies: { api: 'monitoring', version: 'v3', list: 'alertPolicies' },
  dashboards: { api: 'monitoring', version: 'v1', list: 'dashboards' },
  channels: { api: 'monitoring', version: 'v3', list: 'notificationChannels' },
};

const all = ({ project }: Caller, { version, list }: Place): string =>
  `/${version}/projects/${project}/${list}`;

/** What there is of a kind in the project that is ours. A metric has no labels: its description ends with the digest. */
export async function presentOf(google: Caller, kind: Kind | 'channels'): Promise<Present[]> {
  const place = PLACES[kind];
  const answer = listSchema.parse(await call(google, 'GET', place.api, `${all(google, place)}?pageSize=500`));
  const found = answer[place.list];
  return (Array.isArray(found) ? found : []).flatMap((one) => {
    const { name, etag, notificationChannels: channels } = one;
    if (kind === 'metrics') {
      const digest = /\(([0-9a-f]{12})\)$/.exec(one.description)?.[1] ?? '';
      return name.startsWith(`${LABEL}-`) ? [{ of: name, digest, name, channels, etag }] : [];
    }
    const own = kind === 'dashboards' ? one.labels : one.userLabels;
    const of = own[LABEL];
    if (typeof of !== 'string') return [];
    const email = z.string().optional().parse(one.labels.email_address);
    return [{ of, digest: String(own[DIGEST] ?? ''), name, channels, email, etag }];
  });
}

/** As the API takes it, labelled as ours. */
function bodyOf({ kind, name, body, digest }: Wanted): Record<string, unknown> {
  const own = { [LABEL]: name, [DIGEST]: digest };
  if (kind === 'metrics') return { ...body, name, description: `${body.description} (${digest})` };
  return { ...body, [kind === 'dashboards' ? 'labels' : 'userLabels']: own };
}

/** Makes it, or puts it in the place of the one that is there. @param channels whom alerts go to */
export async function put(
  google: Caller,
  wanted: Wanted,
  present: Present | undefined,
  channels: string[],
): Promise<void> {
  const place = PLACES[wanted.kind];
  const alerting = wanted.kind === 'policies';
  const body = { ...bodyOf(wanted), ...(alerting && { notificationChannels: channels }) };
  if (wanted.kind === 'metrics') {
    await call(google, 'PUT', place.api, `${all(google, place)}/${wanted.name}`, body);
  } else if (!present || wanted.kind === 'uptime') {
    // What is looked at can't be changed: another takes its place.
    if (present) await remove(google, wanted.kind, present);
    await call(google, 'POST', place.api, all(google, place), body);
  } else {
    const fields = Object.keys(body).join(',');
    const mask = wanted.kind === 'dashboards' ? '' : `?updateMask=${fields}`;
    const named = { ...body, name: present.name, ...(present.etag && { etag: present.etag }) };
    await call(google, 'PATCH', place.api, `/${place.version}/${present.name}${mask}`, named);
  }
}

/** Takes away what is ours. */
export async function remove(google: Caller, kind: Kind, { name }: Present): Promise<void> {
  const place = PLACES[kind];
  const path = kind === 'metrics' ? `${all(google, place)}/${name}` : `/${place.version}/${name}`;
  await call(google, 'DELETE', place.api, path);
}

const madeSchema = z.object({ name: z.string() });

/** Makes the channel by which alerts reach an address. @returns its name in the API */
export async function makeChannel(google: Caller, email: string): Promise<string> {
  const place = PLACES.channels;
  const body = {
    type: 'email',
    displayName: `Vidriera: ${email}`,
    labels: { email_address: email },
    userLabels: { [LABEL]: 'channel' },
  };
  return madeSchema.parse(await call(google, 'POST', place.api, all(google, place), body)).name;
}
