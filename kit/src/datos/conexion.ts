import type { Uid } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { sessionNow, whenReady } from 'kit/session';
import { loadFirestore, loadStorage } from '../firebase.ts';
import { ErrorDatos } from './errores.ts';

/** Firestore as the signed-in person `uid`. */
export type Conexion = Awaited<ReturnType<typeof loadFirestore>> & { uid: Uid };
/** Cloud Storage with the SDK functions in use. */
export type ConexionStorage = Awaited<ReturnType<typeof loadStorage>>;

/** Id of who is signed in. @throws ErrorDatos 'sin-sesion' */
export async function uidActual(): Promise<Uid> {
  const { user } = sessionNow().user ? sessionNow() : await whenReady();
  if (!user) {
    throw new ErrorDatos('sin-sesion', mensajes.post.sinUsuario, {
      cause: new Error(mensajes.sesion.sinUserId),
    });
  }
  return user.uid;
}

/** Firestore, loaded, with who is signed in. @throws ErrorDatos 'sin-sesion' */
export async function conectar(): Promise<Conexion> {
  const [uid, sdk] = await Promise.all([uidActual(), loadFirestore()]);
  return { ...sdk, uid };
}

/** Milliseconds a stalled upload is tried again before it fails; the SDK's ten minutes look like a hung screen. */
const PACIENCIA = 60_000;

/** Cloud Storage, loaded. */
export async function conectarStorage(): Promise<ConexionStorage> {
  const sdk = await loadStorage();
  sdk.storage.maxUploadRetryTime = PACIENCIA;
  return sdk;
}
