import { isOwnPath } from './addresses.ts';
import type { Finding } from './finding.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
const MAX = 10 * 1024 * 1024;

export interface ModelUpload {
  uid: string | null;
  operation: string;
  path: string;
  metadata: Record<string, unknown>;
  size: number;
  isThere: boolean;
}
const bad = (why: string): Finding => [why, 'bad'];
const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** Returns faults by docs/data.md ("Pictures in Storage"). An upload without faults must be accepted. */
export function findingsOnUpload({ uid, operation, path, metadata, size, isThere }: ModelUpload): Finding[] {
  if (uid === null) return [bad('not signed in')];
  if (!belongsTo(path, uid)) return [bad('not in a folder of own pictures')];
  // No upload can have this name, so a request reveals nothing.
  if (operation === 'get' || operation === 'delete')
    return isThere && isOwnPath(path, uid) ? [] : [['the file is missing', 'open']];
  if (operation !== 'multipart' && operation !== 'resumable') return [bad(`nobody may ${operation}`)];
  const found: Finding[] = [];
  if (!isOwnPath(path, uid)) found.push(bad('the name'));
  if (isThere) found.push(bad('writes over what is there'));
  if (size < 1 || size > MAX) found.push(bad('the size'));
  if (!TYPES.some((type) => type === metadata.contentType)) found.push(bad('the type'));
  return [...found, ...findingsOnMetadata(metadata)];
}

/** Only plain metadata: no encoding, name or custom fields. */
function findingsOnMetadata(metadata: Record<string, unknown>): Finding[] {
  return Object.entries(metadata).flatMap(([name, value]): Finding[] => {
    if (name === 'contentType' || isNothing(value)) return [];
    if (name === 'contentEncoding') return value === 'identity' ? [] : [bad(name)];
    if (name === 'contentDisposition') return [bad(name)];
    if (name === 'metadata') {
      if (isEmpty(value)) return [];
      return isTokensAlone(value) || holdsNothing(value) ? [[name, 'open']] : [bad(name)];
    }
    // The emulator hides the others from rules, or fills them in.
    return [[name, 'open']];
  });
}
const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
/** A number or boolean: not a map, so nothing is stored. */
const holdsNothing = (value: unknown) => Object.keys(Object(value)).length === 0;
/** The emulator hides chosen download tokens from the rules and accepts them; the function deletes such files. */
const isTokensAlone = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).join() === 'firebaseStorageDownloadTokens';

/** Whether a path is in a folder of own pictures, under any file name. */
function belongsTo(path: string, uid: string): boolean {
  return isOwnPath(`${path.slice(0, path.lastIndexOf('/'))}/1_a`, uid);
}
