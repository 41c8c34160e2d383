import { fileNameOf, paths, TIPOS_IMAGE } from '@vidriera/domain/image/image';
import { UPLOAD_CACHE } from '@vidriera/domain/image/upload';
import { TIPOS } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import {
  deleteObject,
  type FirebaseStorage,
  getMetadata,
  list,
  ref,
  type UploadMetadata,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import type { Actor } from '../../support/actors.ts';

export const KB = new Uint8Array(1024).fill(1);
export const IMAGE = { contentType: 'image/jpeg' };

/** `there`: the object exists before. */
export const ON_OBJECT = {
  create: {
    there: false,
    run: (storage: FirebaseStorage, path: string, { bytes = KB, ...metadata }: UploadCase) =>
      uploadBytes(ref(storage, path), bytes, { ...IMAGE, ...metadata }),
  },
  'write over': {
    there: true,
    run: (storage: FirebaseStorage, path: string) => uploadBytes(ref(storage, path), KB, IMAGE),
  },
  get: { there: true, run: (storage: FirebaseStorage, path: string) => getMetadata(ref(storage, path)) },
  update: {
    there: true,
    run: (storage: FirebaseStorage, path: string) =>
      updateMetadata(ref(storage, path), { contentType: 'text/html' }),
  },
  delete: { there: true, run: (storage: FirebaseStorage, path: string) => deleteObject(ref(storage, path)) },
  list: {
    there: true,
    run: (storage: FirebaseStorage, path: string) =>
      list(ref(storage, path.slice(0, path.lastIndexOf('/'))), { maxResults: 1 }),
  },
} as const;
export interface UploadCase extends UploadMetadata {
  bytes?: Uint8Array;
}
type ObjectOperation = keyof typeof ON_OBJECT;
/** `[actor, operation, path, upload, verdict]`; `{n}` in a path becomes a unique number. */
export type StorageRow = [
  actor: Actor,
  operation: ObjectOperation,
  path: string,
  upload: UploadCase,
  verdict: 'allow' | 'deny',
];

/** Returns a path of the moment 0 with `{n}` for its number. */
const numbered = (path: string) => path.replace('/0_', '/{n}_');
const UID = 'creador';

export const PATHS = [
  numbered(paths.perfil(UID, 'foto.jpg', 0)),
  numbered(paths.portada(UID, 'foto.jpg', 0)),
  numbered(paths.galeria(UID, 'foto.jpg', 0)),
  ...TIPOS.flatMap((tipo) => [
    numbered(paths.principal(tipo, UID, 'foto.jpg', 0)),
    numbered(paths.extra(tipo, UID, 'foto.jpg', 0)),
  ]),
];
const PROFILE = PATHS[0] as string;
const allOperations = Object.keys(ON_OBJECT) as ObjectOperation[];
const OWNERS: ObjectOperation[] = ['create', 'get', 'delete'];
const denied = (path: string, upload: UploadCase = {}): StorageRow => [UID, 'create', path, upload, 'deny'];

export const STORAGE_CASES: StorageRow[] = [
  ...PATHS.flatMap((path) =>
    allOperations.flatMap((operation): StorageRow[] => [
      [UID, operation, path, {}, OWNERS.includes(operation) ? 'allow' : 'deny'],
      ['otherCreador', operation, path, {}, 'deny'],
      ['visitor', operation, path, {}, 'deny'],
    ]),
  ),

  // Types and sizes.
  ...TIPOS_IMAGE.map((contentType): StorageRow => [UID, 'create', PROFILE, { contentType }, 'allow']),
  ...[
    'image/svg+xml',
    'image/bmp',
    'image/jpeg; charset=utf-8',
    'image/',
    'IMAGE/JPEG',
    'text/html',
    'application/octet-stream',
    'video/mp4',
  ].map((contentType) => denied(PROFILE, { contentType })),
  [UID, 'create', PROFILE, { bytes: new Uint8Array(1) }, 'allow'],
  [UID, 'create', PROFILE, { bytes: new Uint8Array(LIMITS.imageBytes) }, 'allow'],
  denied(PROFILE, { bytes: new Uint8Array(LIMITS.imageBytes + 1) }),
  denied(PROFILE, { bytes: new Uint8Array(0) }),

  // Metadata; storage-metadata.test.ts has those that the emulator hides from rules.
  [UID, 'create', PROFILE, { cacheControl: UPLOAD_CACHE }, 'allow'],
  [UID, 'create', PROFILE, { contentEncoding: 'identity' }, 'allow'],
  ...['gzip', 'br', 'GZIP', 'gzip, identity', ' '].map((contentEncoding) =>
    denied(PROFILE, { contentEncoding }),
  ),
  ...['inline', 'attachment', 'attachment; filename="factura.exe"', "inline; filename*=utf-8''otra.jpg"].map(
    (contentDisposition) => denied(PROFILE, { contentDisposition }),
  ),
  [UID, 'create', PROFILE, { customMetadata: {} }, 'allow'],
  denied(PROFILE, { customMetadata: { limpia: '1' } }),
  denied(PROFILE, { customMetadata: { '': '' } }),

  [UID, 'create', `users/${UID}/profile/{n}_${fileNameOf(`${'x'.repeat(90)}.jpg`)}`, {}, 'allow'],
  [UID, 'create', `users/${UID}/profile/{n}_A.b-c_9`, {}, 'allow'],
  denied(`users/${UID}/profile/foto.jpg`),
  denied(`users/${UID}/profile/{n}_`),
  denied(`users/${UID}/profile/{n}_${'x'.repeat(81)}`),
  denied(`users/${UID}/profile/1234567890123456_foto.jpg`),
  denied(`users/${UID}/profile/{n}_mi foto.jpg`),
  denied(`users/${UID}/profile/{n}_ñ.jpg`),
  denied(`users/${UID}/profile/x{n}_foto.jpg`),
  denied(`users/${UID}/profile/{n}_foto.jpg%00`),

  denied(`users/${UID}/profile/thumbs/{n}_foto.jpg_480.webp`, { contentType: 'image/webp' }),
  denied(`users/${UID}/creator/gallery/thumbs/{n}_foto.jpg_480.webp`, { contentType: 'image/webp' }),
  denied(`posts/evento/main/${UID}/thumbs/{n}_foto.jpg_480.webp`, { contentType: 'image/webp' }),
  [UID, 'get', `posts/evento/main/${UID}/thumbs/1_foto.jpg_480.webp`, {}, 'deny'],
  [UID, 'delete', `posts/evento/main/${UID}/thumbs/1_foto.jpg_480.webp`, {}, 'deny'],
  denied(`users/${UID}/{n}_foto.jpg`),
  denied(`users/${UID}/profile/mas/{n}_foto.jpg`),
  denied(`users/${UID}/creator/{n}_foto.jpg`),
  denied(`users/${UID}/creator/otra/{n}_foto.jpg`),
  denied(`users/${UID}/otra/{n}_foto.jpg`),
  denied(`posts/otra/main/${UID}/{n}_foto.jpg`),
  denied(`posts/evento/otra/${UID}/{n}_foto.jpg`),
  denied('posts/evento/main/{n}_foto.jpg'),
  denied(`posts/evento/main/${UID}/mas/{n}_foto.jpg`),
  [UID, 'get', `posts/evento/otra/${UID}/1_foto.jpg`, {}, 'deny'],
  [UID, 'delete', `posts/otra/main/${UID}/1_foto.jpg`, {}, 'deny'],
  [UID, 'get', `users/${UID}/creator/otra/1_foto.jpg`, {}, 'deny'],
  // The ledger of deletions.
  ...[`bajas/user/${UID}`, 'bajas/evento/uno'].flatMap((path) =>
    allOperations.flatMap((operation): StorageRow[] => [
      [UID, operation, path, {}, 'deny'],
      ['visitor', operation, path, {}, 'deny'],
    ]),
  ),
  denied('otra/{n}_foto.jpg'),
  denied('{n}_foto.jpg'),
];
