import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type { Uid } from '@vidriera/domain/values/ids';
import { justRead, loadFirestore, whenKnown } from '@vidriera/session';

type Firestore = Awaited<ReturnType<typeof loadFirestore>>;
/** Firestore as the signed-in person `uid`; `own` reads their own document, which is `null` while there is none. */
export type Connection = Firestore & { uid: Uid; own: () => Promise<unknown> };

/** How a function that reads or writes is told to do it as somebody else: tests do. */
export type Connected = { connection?: () => Promise<Connection> };

/** Id of who is signed in. @throws Failure 'no-session' */
export async function currentUid(): Promise<Uid> {
  const { user } = await whenKnown();
  if (!user) {
    throw new Failure('no-session', messages.post.noUsuario, {
      cause: new Error(messages.session.noUserId),
    });
  }
  return user.uid;
}

/** Firestore, loaded, with who is signed in. @throws Failure 'no-session' */
export async function connect(): Promise<Connection> {
  const [uid, sdk] = await Promise.all([currentUid(), loadFirestore()]);
  return { ...sdk, uid, own: async () => (await justRead(uid)) ?? (await ownOf(sdk, uid)) };
}

/** Somebody's own document, read now. */
export async function ownOf({ db, doc, getDoc }: Firestore, uid: Uid): Promise<unknown> {
  const snapshot = await getDoc(doc(db, 'user', uid));
  return snapshot.exists() ? snapshot.data() : null;
}

/** Like `connect`, and forgets the own document that was just read: a write makes it old. @throws Failure 'no-session' | 'no-connection' | … */
export async function connectToWrite(): Promise<Connection> {
  const connection = await connect();
  await justRead(connection.uid);
  return connection;
}
