import { join } from 'node:path';
import { bucketDe } from 'domain/config';
import { z } from 'domain/zod';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { PASSWORD } from './cuentas.ts';
import { sinDisparadores } from './disparadores.ts';
import { guardarCuentas, guardarDocumentos, guardarImagenes } from './guardar.ts';
import { abrirFabrica } from './pictures/fabrica.ts';
import { planear, type Tamanio } from './plan.ts';

const CARPETA = join(import.meta.dirname, '../../../.cache/seed-pictures');

const hostPort = z.string().regex(/^[^\s:/]+:\d+$/, 'expected host:port');
/** The emulators' addresses: without every one of them, writing could reach a real project. */
const entornoSchema = z.object({
  FIREBASE_AUTH_EMULATOR_HOST: hostPort,
  FIRESTORE_EMULATOR_HOST: hostPort,
  FIREBASE_STORAGE_EMULATOR_HOST: hostPort,
  FIREBASE_EMULATOR_HUB: hostPort.optional(),
});

export type SeedOptions = {
  projectId: string;
  /** The moment the data is relative to. */
  now: Date;
  log: (line: string) => void;
  size?: Tamanio;
};
export type SeedAccount = { email: string; password: string; role: string; username: string };

/**
 * Fills the emulators with the demonstration: accounts, profiles, items, likes and pictures. Seeding again replaces.
 * @throws Error when an emulator's address is missing or the project is not a `demo-` one: nothing is written then
 */
export async function seed({
  projectId,
  now,
  log,
  size = 'full',
}: SeedOptions): Promise<{ cuentas: SeedAccount[] }> {
  if (!projectId.startsWith('demo-')) throw new Error(`Not a demo- project, refusing to seed: ${projectId}`);
  const entorno = entornoSchema.safeParse(process.env);
  if (!entorno.success) {
    throw new Error(`Emulators only, refusing to seed: ${z.prettifyError(entorno.error)}`);
  }
  const bucket = bucketDe(projectId);
  const origen = `http://${entorno.data.FIREBASE_STORAGE_EMULATOR_HOST}`;
  const urlDe = (ruta: string, token: string) =>
    `${origen}/v0/b/${bucket}/o/${encodeURIComponent(ruta)}?alt=media&token=${token}`;

  const { cuentas, items, documentos, subidas } = planear(now, urlDe, size);
  const app = initializeApp({ projectId, storageBucket: bucket }, `seed-${now.getTime()}-${Math.random()}`);
  try {
    const hacer = await abrirFabrica(CARPETA);
    log(`Seeding ${cuentas.length} accounts, ${items.length} items, ${subidas.length} pictures…`);
    await sinDisparadores(entorno.data.FIREBASE_EMULATOR_HUB, () =>
      Promise.all([
        guardarCuentas(getAuth(app), cuentas),
        guardarDocumentos(getFirestore(app), documentos),
        guardarImagenes(getStorage(app).bucket(), subidas, hacer),
      ]),
    );
  } finally {
    await deleteApp(app);
  }
  return {
    cuentas: cuentas.map(({ email, role, username }) => ({ email, password: PASSWORD, role, username })),
  };
}
