import { createHash } from 'node:crypto';
import { rutaMiniatura } from 'domain/imagen';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import type { Subida } from './album.ts';
import { type Cuenta, PASSWORD } from './cuentas.ts';
import type { Imagen, Motivo } from './pictures/fabrica.ts';
import { type Documento, Referencia } from './referencia.ts';

type Bucket = ReturnType<Storage['bucket']>;

const EN_PARALELO = 12;
/** Drawing keeps the processor busy by itself, and each picture is four uploads. */
const SUBIDAS_EN_PARALELO = 4;
const POR_LOTE = 400;

/** Runs `hacer` over the list, at most `ancho` at a time; the first failure rejects. */
async function enParalelo<T>(
  lista: readonly T[],
  ancho: number,
  hacer: (uno: T) => Promise<void>,
): Promise<void> {
  const cola = lista.values();
  const obrero = async () => {
    for (const uno of cola) await hacer(uno);
  };
  await Promise.all(Array.from({ length: ancho }, obrero));
}

/** Makes the accounts, in place of those of an earlier seeding. */
export async function guardarCuentas(auth: Auth, cuentas: readonly Cuenta[]): Promise<void> {
  await auth.deleteUsers(cuentas.map(({ uid }) => uid));
  await enParalelo(cuentas, EN_PARALELO, async ({ uid, email, nombre, usuario }) => {
    const foto = usuario.datos.photo_url;
    await auth.createUser({
      uid,
      email,
      password: PASSWORD,
      emailVerified: true,
      ...(nombre === null ? {} : { displayName: nombre }),
      ...(typeof foto === 'string' ? { photoURL: foto } : {}),
    });
  });
}

/** Our references in the database's own; everything else as it is. */
function almacenable(firestore: Firestore, valor: unknown): unknown {
  if (valor instanceof Referencia) return firestore.doc(valor.path) satisfies DocumentReference;
  if (Array.isArray(valor)) return valor.map((uno) => almacenable(firestore, uno));
  return valor;
}

/** Writes the documents, each replacing what was there. */
export async function guardarDocumentos(
  firestore: Firestore,
  documentos: readonly Documento[],
): Promise<void> {
  for (let i = 0; i < documentos.length; i += POR_LOTE) {
    const lote = firestore.batch();
    for (const { ruta, datos } of documentos.slice(i, i + POR_LOTE)) {
      const campos = Object.entries(datos).map(([campo, valor]) => [campo, almacenable(firestore, valor)]);
      lote.set(firestore.doc(ruta), Object.fromEntries(campos));
    }
    await lote.commit();
  }
}

/** Tries again when a kept connection was closed at the other end just as it was to be used again. */
async function conReintentos(hacer: () => Promise<void>, intentos = 3): Promise<void> {
  try {
    await hacer();
  } catch (error) {
    if (intentos <= 1 || (error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    await conReintentos(hacer, intentos - 1);
  }
}

type Marcas = Record<string, string>;
async function subir(bucket: Bucket, ruta: string, bytes: Buffer, contentType: string, marcas: Marcas) {
  const metadata = { contentType, cacheControl: 'public, max-age=31536000, immutable', metadata: marcas };
  await conReintentos(() => bucket.file(ruta).save(bytes, { resumable: false, validation: false, metadata }));
}

/**
 * Uploads the pictures with their thumbnails, drawing what was never drawn. The thumbnails go first and name the
 * original's MD5, by which the trigger on uploads knows that it has nothing left to do.
 */
export async function guardarImagenes(
  bucket: Bucket,
  subidas: readonly Subida[],
  hacer: (motivo: Motivo) => Promise<Imagen>,
): Promise<void> {
  await enParalelo(subidas, SUBIDAS_EN_PARALELO, async ({ ruta, motivo, token }) => {
    const { original, miniaturas } = await hacer(motivo);
    const origen = createHash('md5').update(original).digest('base64');
    await Promise.all(
      [...miniaturas].map(([ancho, bytes]) =>
        subir(bucket, rutaMiniatura(ruta, ancho), bytes, 'image/webp', { origen }),
      ),
    );
    await subir(bucket, ruta, original, 'image/jpeg', { limpia: '1', firebaseStorageDownloadTokens: token });
  });
}
