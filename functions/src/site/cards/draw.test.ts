import type { Poster } from '@vidriera/domain/poster/poster';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { photo } from '../../testing/pictures.ts';
import { BYTES_MAX, draw, drawGeneral } from './draw.ts';

const EVENTO: Poster = {
  label: 'EVENTO',
  titulo: 'Milonga del Día',
  mark: { over: 'VIE', numeral: '27', beneath: 'NOV 2026' },
  lines: ['21:00', 'Defensa 1344, San Telmo'],
  author: 'Milonga del Sur',
  username: 'milongadelsur',
  palette: 0,
};
const card = (change: Partial<Poster>, photoBytes: Buffer | null) =>
  draw(
    { kind: 'evento', poster: { ...EVENTO, ...change }, imagen: 'posts/evento/main/u1/1_a.jpg' },
    'vidriera.ar/',
    photoBytes,
  );
const LENGTH = 'Encuentro 🎉 de encuadernación '.repeat(40);
const RIGHT_TO_LEFT = 'مهرجان الموسيقى';

const cases: [string, Partial<Poster>][] = [
  ['an event', {}],
  ['a weekly event', { mark: { over: 'TODOS LOS', numeral: 'MIÉ', beneath: '' } }],
  ['an empty event', { titulo: '', author: '', lines: [], mark: null, username: '' }],
  ['only emoji', { titulo: '🎉🎉', author: '🎉', lines: ['🎉'] }],
  ['very long texts', { titulo: LENGTH, author: LENGTH, lines: [LENGTH, LENGTH] }],
  ['a single endless word', { titulo: 'a'.repeat(500), lines: ['b'.repeat(500)] }],
  ['a name from right to left', { titulo: RIGHT_TO_LEFT, author: RIGHT_TO_LEFT }],
  ['markup', { titulo: '</svg><script>alert(1)</script>&lt;', author: '"><image href="x"/>' }],
  ['a course', { label: 'CURSO', mark: { over: 'DESDE EL', numeral: '1', beneath: 'DIC 2026' } }],
  ['a promo', { label: 'PROMO', lines: ['Hasta el 22 dic'] }],
  ['a profile', { label: 'EN VIDRIERA', mark: null, titulo: EVENTO.author }],
];

describe.each([
  ['with a photo', true],
  ['without a photo', false],
])('%s', (_, withPhoto) => {
  test.each(cases)('%s', async (_name, change) => {
    const photoBytes = withPhoto ? await photo(1200, 900).webp().toBuffer() : null;
    const drawn = await card(change, photoBytes);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(drawn.length).toBeLessThan(BYTES_MAX);
  });
});

test('the noisiest photo stays under 300 KB', async () => {
  const data = Buffer.from(
    Array.from({ length: 1200 * 1200 * 3 }, (_, i) => (Math.imul(i, 2_654_435_761) >>> 24) & 255),
  );
  const noise = await sharp(data, { raw: { width: 1200, height: 1200, channels: 3 } })
    .webp({ quality: 100 })
    .toBuffer();
  expect((await card({}, noise)).length).toBeLessThan(BYTES_MAX);
});

test('draws title, day, place and photo', async () => {
  const photoBytes = await photo(1200, 900).webp().toBuffer();
  const pictures = await Promise.all([
    card({}, photoBytes),
    card({ titulo: 'Otra' }, photoBytes),
    card({ mark: { over: 'SÁB', numeral: '28', beneath: 'NOV 2026' } }, photoBytes),
    card({ lines: ['21:00', 'Otro'] }, photoBytes),
    card({ author: 'Otro' }, photoBytes),
    card({ username: 'otro' }, photoBytes),
    card({ palette: 1 }, photoBytes),
    card({}, null),
    drawGeneral(),
  ]);
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length);
});
