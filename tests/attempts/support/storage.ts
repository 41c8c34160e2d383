import { setTimeout } from 'node:timers/promises';
import { project } from '../../../functions/src/testing/project.ts';
import { rawStorage } from '../../../functions/src/testing/raw-storage.ts';
import { numbered, numberOf, uidOf } from '../generate/attempts.ts';
import { ANOTHERS } from '../generate/upload-mutations.ts';
import type { UploadAttempt } from '../generate/uploads.ts';
import { findingsOnUpload } from '../model/uploads.ts';
import { tokenOf } from './firestore.ts';
import type { Tally } from './runs.ts';

const { bucket } = project('attempts');
const OBJECTS = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${bucket.name}/o`;
const THERE = 'GIF89a';
/** Milliseconds for an emulator's answer; ten megabytes take a second. */
const PATIENCE_MS = 20_000;
const NO_ANSWER = 0;

async function ask(
  token: string | null,
  { operation, path, metadata, size }: UploadAttempt,
): Promise<number> {
  const raw = rawStorage(token ?? '', OBJECTS);
  const bytes = new Uint8Array(size);
  if (operation === 'multipart' || operation === 'resumable') return raw[operation](path, metadata, bytes);
  if (operation === 'media') return raw.media(path, { 'content-type': 'image/gif' }, bytes);
  if (operation === 'patch' || operation === 'disguised patch')
    return raw.patch(path, metadata, operation !== 'patch');
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const address =
    operation === 'list'
      ? `?prefix=${encodeURIComponent(folder)}&delimiter=/`
      : `/${encodeURIComponent(path)}`;
  const answer = await fetch(`${OBJECTS}${address}`, {
    method: operation === 'delete' ? 'DELETE' : 'GET',
    headers: token === null ? {} : { authorization: `Firebase ${token}` },
  });
  await answer.body?.cancel();
  return answer.status;
}

/** Returns size and encoding of a stored file; `null` for none. */
async function storedAt(path: string): Promise<{ size: number; packed: string | undefined } | null> {
  if (path === '') return null;
  const file = bucket.file(path);
  if (!(await file.exists())[0]) return null;
  const [{ size, contentEncoding }] = await file.getMetadata();
  return { size: Number(size), packed: contentEncoding };
}

/**
 * Sends a request to Storage; compares verdict and stored file with the model.
 * @throws Error naming person, request, change and both verdicts
 */
export async function tryUpload(
  { attempt, mutations }: { attempt: UploadAttempt; mutations: string[] },
  tally: Tally,
) {
  const number = numberOf();
  const drawn = numbered(attempt, number);
  const { actor, operation, path, isThere, size } = drawn;
  const uid = actor === 'visitor' ? null : numbered(uidOf(actor), number);
  const another = numbered(ANOTHERS, number);
  if (isThere && path !== '')
    await bucket.file(path).save(THERE, { contentType: 'image/gif', resumable: false });
  const before = await storedAt(path);
  const status = await Promise.race([ask(uid && tokenOf(uid), drawn), setTimeout(PATIENCE_MS, NO_ANSWER)]);
  const findings = findingsOnUpload({ ...drawn, uid });
  const isBad = findings.some(([, opinion]) => opinion === 'bad');
  const say = (problem: string) =>
    new Error(
      [
        `${actor}, ${operation} ${path}: ${mutations.join('; ') || 'nothing changed'}`,
        `  rules: ${status} for ${size} bytes, ${JSON.stringify(drawn.metadata)}`,
        `  model: ${isBad ? 'deny' : findings.length > 0 ? 'either' : 'allow'} (${findings.map(([why]) => why).join('; ')})`,
        `  ${problem}`,
      ].join('\n'),
    );
  const taken = status >= 200 && status < 300;
  if (status === NO_ANSWER) throw say('no answer');
  if (status >= 500) throw say('an answer of 5xx');
  if (isBad ? taken : findings.length === 0 && !taken) throw say('the verdicts differ');
  if (taken) tally.taken++;
  if (mutations.length === 0) tally.right++;
  const after = await storedAt(path);
  const isUpload = operation === 'multipart' || operation === 'resumable';
  const meant = !taken
    ? before
    : operation === 'delete'
      ? null
      : isUpload
        ? { size, packed: after?.packed }
        : before;
  if (JSON.stringify(meant) !== JSON.stringify(after))
    throw say(`${JSON.stringify(after)} is stored instead of ${JSON.stringify(meant)}`);
  if (taken && after?.packed && after.packed !== 'identity')
    throw say(`what is stored is packed: ${after.packed}`);
  if (path !== another && (await storedAt(another))) throw say(`${another} is there`);
}
