import { isFailure } from '@vidriera/domain/failure';
import { type Usuario, usuarioStoredSchema } from '@vidriera/domain/usuario/schema';
import { isUid } from '@vidriera/domain/values/ids';
import { readHint } from './cache.ts';
import { loadFirestore } from './firebase.ts';
import type { SessionUser } from './types.ts';

/** What Firebase Auth itself knows of a person. */
export interface AuthUser {
  uid: string;
  email: string | null;
  getIdToken: () => Promise<string>;
}

/**
 * The signed-in person's own `user` document. An account made past the sign-up has none: the server makes it, once. Where Auth has another
 * address than the document, the server copies it.
 * @throws Failure of that call; what Firestore throws, zod's error for a broken document, TypeError when code can't be fetched
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
  };
}

/** Milliseconds for which what the session read is as good as read now. */
const FRESH = 10_000;
let read: { uid: string; at: number; data: unknown } | undefined;

/** The person's own document as the session has just read it, for who would read it next; `null` for who comes later, or second. */
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
  await callWith(await person.getIdToken(), 'completeAccount', {});
  return storedOf(person);
}

/** The document with the address that Auth has. Without a connection it is copied with the next session, or in the night. */
async function withMail(person: AuthUser, stored: Usuario): Promise<Usuario> {
  if (!person.email || person.email === stored.email) return stored;
  try {
    return usuarioStoredSchema.parse(await completed(person));
  } catch (caught) {
    if (!isFailure(caught)) throw caught;
    return stored;
  }
}

/** The same person when the document is missing or can't be read; the role is the remembered one. */
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
