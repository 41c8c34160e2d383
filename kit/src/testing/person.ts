import { linkFormSchema } from '@vidriera/domain/link/schema';
import type { Uid } from '@vidriera/domain/values/ids';
import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { z } from '@vidriera/domain/zod';
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, createUserWithEmailAndPassword, initializeAuth } from 'firebase/auth';
import * as lite from 'firebase/firestore/lite';
import * as storageSdk from 'firebase/storage';
import { expect } from 'vitest';
import { type Connection, ownOf } from '../data/connection.ts';
import type { StorageConnection } from '../uploads/images.ts';

const env = z
  .object({
    GCLOUD_PROJECT: z.string().check(z.startsWith('demo-')),
    FIRESTORE_EMULATOR_HOST: z.string(),
    FIREBASE_AUTH_EMULATOR_HOST: z.string(),
    FIREBASE_STORAGE_EMULATOR_HOST: z.string(),
  })
  .parse(process.env);

const hostAndPort = (text: string): [string, number] => {
  const [host = '', port] = text.split(':');
  return [host, Number(port)];
};

type Stored = Record<string, { stringValue: string } | { integerValue: number } | { timestampValue: string }>;

/** Writes a document without rules. */
export async function put(path: string, fields: Stored): Promise<void> {
  const response = await fetch(
    `http://${env.FIRESTORE_EMULATOR_HOST}/v1/projects/${env.GCLOUD_PROJECT}/databases/(default)/documents/${path}`,
    {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ fields }),
    },
  );
  expect(response.status).toBe(200);
}

/** Writes a `user` document as the sign-up function does. */
function writeUsuario(uid: Uid, role: 'creador' | 'personal'): Promise<void> {
  const fields = Object.entries({ uid, email: 'a@example.com', username: uid.toLowerCase(), role });
  return put(
    `user/${uid}`,
    Object.fromEntries(fields.map(([nombre, stringValue]) => [nombre, { stringValue }])),
  );
}

export type TestPerson = {
  uid: Uid;
  connection: () => Promise<Connection>;
  storage: () => Promise<StorageConnection>;
};

/** A signed-in person in the emulators, with the browser's SDKs. */
export async function person(nombre: string, role: 'creador' | 'personal'): Promise<TestPerson> {
  const bucket = `${env.GCLOUD_PROJECT}.appspot.com`;
  const app = initializeApp({ projectId: env.GCLOUD_PROJECT, apiKey: 'demo', storageBucket: bucket }, nombre);
  const auth = initializeAuth(app);
  connectAuthEmulator(auth, `http://${env.FIREBASE_AUTH_EMULATOR_HOST}`, { disableWarnings: true });
  const { user } = await createUserWithEmailAndPassword(
    auth,
    `${nombre}-${Date.now()}@example.com`,
    'secreto-123',
  );
  const uid = uidSchema.parse(user.uid);
  await writeUsuario(uid, role);
  const db = lite.getFirestore(app);
  lite.connectFirestoreEmulator(db, ...hostAndPort(env.FIRESTORE_EMULATOR_HOST));
  const storage = storageSdk.getStorage(app);
  storageSdk.connectStorageEmulator(storage, ...hostAndPort(env.FIREBASE_STORAGE_EMULATOR_HOST));
  return {
    uid,
    connection: async () => ({ ...lite, db, uid, own: () => ownOf({ ...lite, db }, uid) }),
    storage: async () => ({ ...storageSdk, storage }),
  };
}

export const link = (titulo = 'Mi carta') =>
  linkFormSchema.parse({ titulo, descripcion: 'Todo lo que servimos', enlace: 'ejemplo.com/carta' });
