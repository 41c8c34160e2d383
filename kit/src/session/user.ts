import { usuarioStoredSchema } from 'domain/usuario/schema';
import { isUid } from 'domain/values/ids';
import { readHint } from './cache.ts';
import { loadFirestore } from './firebase.ts';
import type { SessionUser } from './types.ts';

/** What Firebase Auth itself knows of a person. */
export interface AuthUser {
  uid: string;
  email: string | null;
}

/**
 * The signed-in person's own `user` document.
 * @throws what Firestore throws, zod's error for a broken document, TypeError when the code can't be fetched
 */
export async function readUser(person: AuthUser): Promise<SessionUser> {
  const { db, doc, getDoc } = await loadFirestore();
  const snapshot = await getDoc(doc(db, 'user', person.uid));
  if (!snapshot.exists()) return { ...userWithoutDocument(person), role: null };
  const user = usuarioStoredSchema.parse(snapshot.data());
  return {
    uid: user.uid,
    email: user.email,
    username: user.username,
    displayName: user.display_name,
    photoUrl: user.photo_url,
    role: user.role,
  };
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
