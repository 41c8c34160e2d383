import fc from 'fast-check';
import { ACTORS, type Actor } from '../../support/actors.ts';
import { NUMBER, uidOf } from './attempts.ts';
import type { AnyMutation } from './mutated.ts';
import type { UploadAttempt } from './uploads.ts';

type UploadMutation = AnyMutation<UploadAttempt>;
const MAX = 10 * 1024 * 1024;

const change = (what: string, part: Partial<UploadAttempt> | ((path: string) => string)): UploadMutation => ({
  what,
  apply: (attempt) => ({ ...attempt, ...(typeof part === 'function' ? { path: part(attempt.path) } : part) }),
});
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const NAMES = [
  'foto.jpg',
  '1_',
  `1_${'x'.repeat(81)}`,
  '1234567890123456_a',
  '1_mi foto',
  '1_ñ',
  'x1_a',
  '1_a%00',
  '1_a\n',
  '1_a\u2028',
  '1_😀',
  '_a',
  '-1_a',
  '1_a/b',
  ' 1_a',
  '',
  '..',
  '1_a?x',
  '1_a#x',
];
const PLACES = [
  'users/{uid}',
  'users/{uid}/profile/mas',
  'users/{uid}/profile/thumbs',
  'users/{uid}/creator',
  'users/{uid}/creator/otra',
  'users/{uid}/otra',
  'posts/otra/main/{uid}',
  'posts/evento/otra/{uid}',
  'posts/evento/main',
  'posts/evento/main/{uid}/mas',
  'posts/evento/main/{uid}/thumbs',
  'bajas/user',
  'bajas/evento',
  'otra',
  'users',
  'users//profile',
  '/users/{uid}/profile',
  'users/{uid}/profile/..',
];
const TYPE = [
  'image/svg+xml',
  'image/bmp',
  'image/jpeg; charset=utf-8',
  'image/',
  'IMAGE/JPEG',
  'text/html',
  'application/octet-stream',
  '',
  null,
  5,
  ['image/png'],
  ' image/png',
  'image/png\n',
];
const VALUES = [
  '',
  null,
  'identity',
  'gzip',
  'GZIP',
  'br',
  'deflate',
  'gzip, identity',
  ['gzip'],
  { gzip: true },
  0,
  true,
  'attachment',
  'inline',
  'attachment; filename="factura.exe"',
  'public, max-age=86400',
  'public, max-age=31536000, immutable',
  'no-store',
  'es',
  {},
  { limpia: '1' },
  { limpia: null },
  { madeOf: '1' },
  { firebaseStorageDownloadTokens: 'mia' },
  { firebaseStorageDownloadTokens: 'mia', a: '1' },
  'limpia',
  [],
];
const FIELDS = [
  'contentEncoding',
  'contentDisposition',
  'contentLanguage',
  'cacheControl',
  'metadata',
  'downloadTokens',
  'customTime',
  'owner',
  'acl',
  'size',
  'generation',
  'crc32c',
  'bucket',
];

/** Somebody else's path, named in an upload's metadata. */
export const ANOTHERS = `users/${uidOf('otherCreador')}/profile/1_${NUMBER}`;

const uploadMutationOften: fc.Arbitrary<UploadMutation> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...ACTORS).map((actor) => change(`asked by ${actor}`, { actor })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...NAMES)
      .map((file) => change(`the name is ${JSON.stringify(file)}`, (path) => `${folderOf(path)}/${file}`)),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...PLACES), fc.constantFrom<Actor>('creador', 'personal'))
      .map(([place, actor]) =>
        change(
          `the folder is ${place} of ${actor}`,
          (path) => `${place.replace('{uid}', uidOf(actor))}/${fileOf(path)}`,
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(...TYPE).map(
      (contentType): UploadMutation => ({
        what: `contentType is ${JSON.stringify(contentType)}`,
        apply: (attempt) => ({ ...attempt, metadata: { ...attempt.metadata, contentType } }),
      }),
    ),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(fc.constantFrom(...FIELDS), fc.constantFrom<unknown>(...VALUES)).map(
      ([field, value]): UploadMutation => ({
        what: `${field} is ${JSON.stringify(value)}`,
        apply: (attempt) => ({ ...attempt, metadata: { ...attempt.metadata, [field]: value } }),
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant<UploadMutation>({
      what: 'the metadata names another’s folder',
      apply: (attempt) => ({ ...attempt, metadata: { ...attempt.metadata, name: ANOTHERS } }),
    }),
  },
  { weight: 1, arbitrary: fc.constant(change('nothing in it', { size: 0 })) },
  { weight: 1, arbitrary: fc.constant(change('the object is there', { isThere: true })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<UploadAttempt['operation']>('media', 'get', 'delete', 'patch', 'disguised patch', 'list')
      .map((operation) => change(`it is a ${operation}`, { operation, isThere: true })),
  },
);
/** The case one byte over the limit is rare: it sends ten million. */
export const uploadMutation: fc.Arbitrary<UploadMutation> = fc.oneof(
  { weight: 60, arbitrary: uploadMutationOften },
  { weight: 1, arbitrary: fc.constant(change('one byte too many', { size: MAX + 1 })) },
);
