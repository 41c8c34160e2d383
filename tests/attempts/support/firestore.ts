import { z } from '@vidriera/domain/zod-classic';
import type { FirestoreFields, FirestoreWrite } from './wire.ts';
import { PROJECT, SERVER_TIME, spelled, spelledFields } from './wire.ts';

const HOST = z.string().includes(':').parse(process.env.FIRESTORE_EMULATOR_HOST);
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const ROOT = `http://${HOST}/v1/${DATABASE}/documents`;

const part = (data: object) => Buffer.from(JSON.stringify(data)).toString('base64url');
const PAST_THE_RULES = 'Bearer owner';

/** Returns an ID token; emulators verify no signature. */
export function tokenOf(uid: string, project = PROJECT): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = {
    sub: uid,
    user_id: uid,
    email_verified: !uid.startsWith('unconfirmed'),
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    iat,
    exp: iat + 3600,
    auth_time: iat,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

export async function ask(uid: string | null, method: string, address: string, body?: unknown) {
  return send(uid === null ? undefined : `Bearer ${tokenOf(uid)}`, method, address, body);
}
async function send(authorization: string | undefined, method: string, address: string, body?: unknown) {
  const answer = await fetch(`${ROOT}${address}`, {
    method,
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const quoted = (name: string): string =>
  /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? name : `\`${name.replaceAll(/[\\`]/g, '\\$&')}\``;

function onWire({ path, fields, mask, transforms, exists }: FirestoreWrite) {
  const name = `${DATABASE}/documents/${path}`;
  const currentDocument = exists === undefined ? {} : { currentDocument: { exists } };
  if (!fields) return { delete: name, ...currentDocument };
  return {
    update: { name, fields },
    ...(mask && { updateMask: { fieldPaths: mask.map(quoted) } }),
    ...(transforms && {
      updateTransforms: transforms.map((transform) => ({
        ...transform,
        fieldPath: quoted(transform.fieldPath),
      })),
    }),
    ...currentDocument,
  };
}

/** Commits writes as `uid` (`null`: a visitor). Returns the HTTP status. */
export async function commit(uid: string | null, writes: readonly FirestoreWrite[]): Promise<number> {
  return (await ask(uid, 'POST', ':commit', { writes: writes.map(onWire) })).status;
}

export const put = (documents: Iterable<readonly [path: string, fields: FirestoreFields]>): Promise<void> =>
  prepare([...documents].map(([path, fields]) => onWire({ path, fields })));
export const remove = (paths: readonly string[]): Promise<void> =>
  prepare(paths.map((path) => onWire({ path, fields: null })));
async function prepare(writes: unknown[]): Promise<void> {
  const { status, body } = await send(PAST_THE_RULES, 'POST', ':commit', { writes });
  if (status !== 200) throw new Error(`Could not prepare (${status}): ${JSON.stringify(body)}`);
}

const foundSchema = z.array(
  z.object({
    found: z.object({ name: z.string(), fields: z.record(z.string(), z.unknown()).default({}) }).optional(),
    missing: z.string().optional(),
  }),
);

export async function stored(paths: readonly string[]): Promise<Map<string, FirestoreFields>> {
  const documents = paths.map((path) => `${DATABASE}/documents/${path}`);
  const { body } = await send(PAST_THE_RULES, 'POST', ':batchGet', { documents });
  const there = new Map<string, FirestoreFields>();
  for (const { found } of foundSchema.parse(body)) {
    if (found) there.set(found.name.slice(`${DATABASE}/documents/`.length), found.fields as FirestoreFields);
  }
  return there;
}

/**
 * Describes the difference between a stored and an expected document; `null` if equal. The server's time may
 * be a minute old.
 */
export function difference(
  meant: FirestoreFields | undefined,
  found: FirestoreFields | undefined,
): string | null {
  if (!meant || !found) return meant === found ? null : `${meant ? 'is missing' : 'should not be there'}`;
  const plain = { ...found };
  for (const [name, value] of Object.entries(meant)) {
    const there = found[name];
    if (spelled(value) !== spelled(SERVER_TIME) || !there || !('timestampValue' in there)) continue;
    if (Math.abs(Date.parse(there.timestampValue) - Date.now()) < 60_000) plain[name] = SERVER_TIME;
  }
  return spelledFields(meant) === spelledFields(plain)
    ? null
    : `is ${spelledFields(plain).slice(0, 600)} instead of ${spelledFields(meant).slice(0, 600)}`;
}
