import { messages } from 'domain/messages/messages';
import type { Uid } from 'domain/values/ids';
import { loadFirestore, loadStorage, sessionNow, whenReady } from 'kit/session';
import { Failure } from '../failure.ts';

/** Firestore as the signed-in person `uid`. */
export type Connection = Awaited<ReturnType<typeof loadFirestore>> & { uid: Uid };
/** Cloud Storage with the SDK functions in use. */
export type StorageConnection = Awaited<ReturnType<typeof loadStorage>>;

/** Id of who is signed in. @throws Failure 'no-session' */
export async function currentUid(): Promise<Uid> {
  const { user } = sessionNow().user ? sessionNow() : await whenReady();
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
  return { ...sdk, uid };
}

/** Milliseconds a stalled upload is tried again before it fails; the SDK's ten minutes look like a hung screen. */
const PATIENCE = 60_000;

/** Cloud Storage, loaded. */
export async function connectStorage(): Promise<StorageConnection> {
  const sdk = await loadStorage();
  sdk.storage.maxUploadRetryTime = PATIENCE;
  return sdk;
}
