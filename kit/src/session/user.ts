import { uidSchema } from 'domain/ids-schema';
import { usuarioDocSchema } from 'domain/usuario-schema';
import { readHint } from './cache.ts';
import { loadFirestore } from './firebase.ts';
import type { SessionUser } from './types.ts';

/** What Firebase Auth itself knows of a person. */
export interface AuthUser {
  uid: string;
  email: string | null;
}

/** The signed-in person's own `user` document. @throws what Firestore throws, and zod's error for a broken document */
export async function readUser(person: AuthUser): Promise<SessionUser> {
  const { db, doc, getDoc } = await loadFirestore();
  const snapshot = await getDoc(doc(db, 'user', person.uid));
  if (!snapshot.exists()) return { ...userWithoutDocument(person), role: null };
  const user = usuarioDocSchema.parse(snapshot.data());
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
export function userWithoutDocument(person: AuthUser): SessionUser {
  const hint = readHint();
  return {
    uid: uidSchema.parse(person.uid),
    email: person.email ?? '',
    username: '',
    displayName: null,
    photoUrl: null,
    role: hint?.uid === person.uid ? hint.role : null,
  };
}
