import { isFailure } from '@vidriera/domain/failure';
import { termsToAccept } from '@vidriera/domain/site/terms';
import { type Usuario, usuarioStoredSchema } from '@vidriera/domain/usuario/schema';
import { isUid } from '@vidriera/domain/values/ids';
import { readHint } from './cache.ts';
import { loadFirestore } from './firebase.ts';
import type { SessionUser } from './types.ts';

export interface AuthUser {
  uid: string;
  email: string | null;
  getIdToken: () => Promise<string>;
}

/**
 * Reads the person's `user` document. If it is missing (an account created outside the sign-up) or Auth has another address, the server
 * completes it.
 * @throws Failure of that call; Firestore's errors, zod's error for a broken document, TypeError if a chunk fails
 */
export async function readUser(person: AuthUser): Promise<SessionUser> {
  const data = (await storedOf(person)) ?? (await completed(person));
  const user = await withMail(person, usuarioStoredSchema.parse(data));
  return {
    uid: user.uid,
    email: user.email,
    username: user.username,
    displayName: user.display_name,
    photoUrl: user.photo_url,
    role: user.role,
    terms: termsToAccept(user.terminosVersion),
    suspendedUntil: user.suspendedUntil,
    blocked: user.blocked ?? [],
  };
}

/** Milliseconds in which the read document counts as current. */
const FRESH = 10_000;
let read: { uid: string; at: number; data: unknown } | undefined;

/** Returns the own document that the session has just read, once; `null` if it was taken or is old. */
export function justRead(uid: string): unknown {
  const data = read?.uid === uid && Date.now() - read.at < FRESH ? read.data : null;
  read = undefined;
  return data;
}

async function storedOf({ uid }: AuthUser): Promise<unknown> {
  const { db, doc, getDoc } = await loadFirestore();
  const snapshot = await getDoc(doc(db, 'user', uid));
  const data = snapshot.exists() ? snapshot.data() : null;
  read = { uid, at: Date.now(), data };
  return data;
}

async function completed(person: AuthUser): Promise<unknown> {
  const { callWith } = await import('./call-with.ts');
  await callWith('completeAccount', {}, { token: () => person.getIdToken() });
  return storedOf(person);
}

/** Copies Auth's address to the document. Offline, that waits for the next session or the night. */
async function withMail(person: AuthUser, stored: Usuario): Promise<Usuario> {
  if (!person.email || person.email === stored.email) return stored;
  try {
    return usuarioStoredSchema.parse(await completed(person));
  } catch (caught) {
    if (!isFailure(caught)) throw caught;
    return stored;
  }
}

/** The person without a document; the role is the remembered one. */
export function userWithoutDocument({ uid, email }: AuthUser): SessionUser {
  if (!isUid(uid)) throw new TypeError(`Not a user id: ${uid}`);
  const hint = readHint();
  return {
    uid,
    email: email ?? '',
    username: '',
    displayName: null,
    photoUrl: null,
    role: hint?.uid === uid ? hint.role : null,
  };
}
