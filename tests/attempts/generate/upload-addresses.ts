import fc from 'fast-check';
import { type FirestoreValue, list, nothing, text } from '../support/wire.ts';
import { uidOf } from './attempts.ts';
import { anything, constants, type FieldArbitraries, type ValueArb } from './values.ts';

const LONG = 'a'.repeat(2048);
const CLOUD = 'https://firebasestorage.googleapis.com';
const BUCKET = 'demo-caso-attempts.appspot.com';
const OWNER = uidOf('creador');
const FOLDERS = [
  `users/${OWNER}/profile`,
  `users/${OWNER}/creator/cover`,
  `users/${OWNER}/creator/gallery`,
  ...['link', 'evento', 'curso', 'promo'].flatMap((kind) => [
    `posts/${kind}/main/${OWNER}`,
    `posts/${kind}/gallery/${OWNER}`,
  ]),
];
const parts = fc.record({
  origin: fc.constantFrom(CLOUD, CLOUD, 'http://127.0.0.1:9199', 'http://localhost:1'),
  folder: fc.constantFrom(...FOLDERS),
  name: fc.tuple(
    fc.integer({ min: 0, max: 999_999_999_999_999 }),
    fc.stringMatching(/^[A-Za-z0-9._-]{1,20}$/),
  ),
  query: fc.constantFrom('?alt=media&token=0b1c-2d3e', '?alt=media', ''),
});
const addressOf = ({
  origin,
  folder,
  name,
  query,
}: {
  origin: string;
  folder: string;
  name: [number, string];
  query: string;
}) => `${origin}/v0/b/${BUCKET}/o/${encodeURIComponent(`${folder}/${name[0]}_${name[1]}`)}${query}`;
const upload = parts.map(addressOf);

const SPOILED: ((address: string) => string)[] = [
  (a) => a.replace(BUCKET, 'otro.appspot.com'),
  (a) => a.replace(BUCKET, `${BUCKET}.malo`),
  (a) => a.replace(BUCKET, BUCKET.replace('.', 'x')),
  (a) => a.replace(/^https?:\/\/[^/]*/, 'https://malo.example'),
  (a) => a.replace(/^https?:/, 'javascript:'),
  (a) => a.replace(/^https?:\/\//, 'javascript:/'),
  (a) => a.replace(/^https:/, 'http:'),
  (a) => a.replace(/^https?:\/\/[^/]*/, 'https://127.0.0.1:9199'),
  (a) => a.replace(/^https?:\/\//, 'https://ana@'),
  (a) => a.replace(/^https?:\/\/[^/]*/, '$&.malo.example'),
  (a) => a.replace(/^https?:\/\/[^/]*/, 'http://10.0.0.1:9199'),
  (a) => a.replaceAll('%2F', '/'),
  (a) => a.replace('%2F', '%2f'),
  (a) => a.replaceAll(OWNER, uidOf('otherCreador')),
  (a) => a.replace(/%2F([0-9]+_)/, '%2Fthumbs%2F$1'),
  (a) => a.replace(/%2F[0-9]+_/, '%2Fx_'),
  (a) => a.replace(/%2F[0-9]+_/, '%2F1234567890123456_'),
  (a) => a.replace(/_[^?_]*(\?|$)/, `_${'x'.repeat(81)}$1`),
  (a) => `${a}#x`,
  (a) => `${a}&x=<script>`,
  (a) => ` ${a}`,
  (a) => `${a} `,
  (a) => `${a} ${a}`,
  (a) => `${a}\n`,
  (a) => `${a}?a=${LONG}`,
];
const spoiled = fc.tuple(upload, fc.constantFrom(...SPOILED)).map(([address, spoil]) => spoil(address));

export const ownUpload: FieldArbitraries = {
  valid: upload.map(text),
  strange: fc.oneof({ weight: 4, arbitrary: spoiled.map(text) }, { weight: 1, arbitrary: anything }),
};
const several = (address: fc.Arbitrary<string>, min: number, max: number): ValueArb =>
  fc.array(address.map(text), { minLength: min, maxLength: max, size: 'max' }).map(list);
const mixed: ValueArb = fc
  .tuple(
    fc.array(upload, { maxLength: 3 }),
    fc.oneof(spoiled, fc.constantFrom('', ' ', 'A B')),
    fc.array(upload, { maxLength: 3 }),
  )
  .map(([before, bad, after]) => list([...before, bad, ...after].map(text)));
export const ownUploads: FieldArbitraries = {
  valid: fc.oneof(several(upload, 0, 3), several(upload, 10, 10)),
  strange: fc.oneof(
    { weight: 4, arbitrary: mixed },
    { weight: 1, arbitrary: several(upload, 11, 11) },
    {
      weight: 1,
      arbitrary: fc.tuple(upload, anything).map(([a, b]) => list([text(a), ...(isList(b) ? [] : [b])])),
    },
    {
      weight: 1,
      arbitrary: constants(list([text('A B'), text('')]), list([text(''), text('')]), list([nothing])),
    },
    { weight: 1, arbitrary: anything },
  ),
};
/** Firestore stores no list within a list. */
const isList = (value: FirestoreValue) => 'arrayValue' in value;
