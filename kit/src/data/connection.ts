import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type { Uid } from '@vidriera/domain/values/ids';
import { justRead, loadFirestore, whenRead } from '@vidriera/session';
import { serverNow } from '@vidriera/session/server-clock';
import { knownInTime } from '../going/member.ts';

type Firestore = Awaited<ReturnType<typeof loadFirestore>>;
/** Firestore as the signed-in person. `own` reads their `user` document; `null` if it is missing. */
export type Connection = Firestore & { uid: Uid; own: () => Promise<unknown> };

/** Lets tests replace the connection. */
export type Connected = { connection?: () => Promise<Connection> };

/** Returns the signed-in person's id, in time. @throws Failure 'no-session' | 'no-connection' */
export async function currentUid(): Promise<Uid> {
  const { user } = await knownInTime(whenRead());
  if (!user) {
    throw new Failure('no-session', messages.post.noUsuario, {
      cause: new Error(messages.session.noUserId),
    });
  }
  return user.uid;
}

export async function connect(): Promise<Connection> {
  const [uid, sdk] = await Promise.all([currentUid(), knownInTime(loadFirestore())]);
  return { ...sdk, uid, own: async () => (await justRead(uid)) ?? (await ownOf(sdk, uid)) };
}

export async function ownOf({ db, doc, getDoc }: Firestore, uid: Uid): Promise<unknown> {
  const snapshot = await getDoc(doc(db, 'user', uid));
  return snapshot.exists() ? snapshot.data() : null;
}

/**
 * Like `connect`, but drops the cached own document, which a write makes stale, and refuses suspended people before the rules do.
 * @throws Failure 'no-session' | 'suspended' | 'no-connection' | …
 */
export async function connectToWrite(): Promise<Connection> {
  const { user } = await knownInTime(whenRead());
  // The frame says until when and why.
  if (user?.suspendedUntil && user.suspendedUntil.getTime() > serverNow())
    throw new Failure('suspended', 'Tu cuenta está suspendida.');
  return connectToDelete();
}

/** Suspended people may delete their items. @throws Failure 'no-session' | 'no-connection' | … */
export async function connectToDelete(): Promise<Connection> {
  const connection = await connect();
  await justRead(connection.uid);
  return connection;
}
