import type { CardContent } from 'domain/item/social-card';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { photo } from '../testing/pictures.ts';
import { BYTES_MAX, draw, drawGeneral } from './draw.ts';

const EVENTO: CardContent = {
  kind: 'evento',
  titulo: 'Milonga del Día',
  author: 'Milonga del Sur',
  place: 'Defensa 1344, San Telmo',
  fechaExacta: '2026-11-27',
  fechaPeriodica: null,
  from: null,
  to: null,
  hora: '21:00',
  imagen: 'posts/evento/main/u1/1_a.jpg',
};
const LENGTH = 'Encuentro 🎉 de encuadernación '.repeat(40);
const RIGHT_TO_LEFT = 'مهرجان الموسيقى';

const cases: [string, Partial<CardContent>][] = [
  ['an event', {}],
  ['a weekly one', { fechaExacta: null, fechaPeriodica: 'Todos los miércoles' }],
  ['one without anything', { titulo: '', author: '', place: '', fechaExacta: null, hora: null }],
  ['emoji and nothing else', { titulo: '🎉🎉', author: '🎉', place: '🎉' }],
  ['very long texts', { titulo: LENGTH, author: LENGTH, place: LENGTH }],
  ['a single endless word', { titulo: 'a'.repeat(500), place: 'b'.repeat(500) }],
  ['a name from right to left', { titulo: RIGHT_TO_LEFT, author: RIGHT_TO_LEFT }],
  ['markup', { titulo: '</svg><script>alert(1)</script>&lt;', author: '"><image href="x"/>' }],
  ['a course', { kind: 'curso', fechaExacta: null, from: '2026-12-01', to: '2026-12-22' }],
  ['a promo', { kind: 'promo', fechaExacta: null, to: '2026-12-22', hora: null }],
  ['a profile', { kind: 'perfil', fechaExacta: null, hora: null, author: 'milongadelsur' }],
];

describe.each([
  ['with a photo', true],
  ['without', false],
])('%s', (_, withPhoto) => {
  test.each(cases)('%s', async (_name, change) => {
    const photoBytes = withPhoto ? await photo(1200, 900).webp().toBuffer() : null;
    const card = await draw({ ...EVENTO, ...change }, photoBytes);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(card.length).toBeLessThan(BYTES_MAX);
  });
});

test('the noisiest photo stays under 300 KB', async () => {
  const data = Buffer.from(
    Array.from({ length: 1200 * 1200 * 3 }, (_, i) => (Math.imul(i, 2_654_435_761) >>> 24) & 255),
  );
  const noise = await sharp(data, { raw: { width: 1200, height: 1200, channels: 3 } })
    .webp({ quality: 100 })
    .toBuffer();
  expect((await draw(EVENTO, noise)).length).toBeLessThan(BYTES_MAX);
});

test('title, day, place and photo are seen: without one the picture is another', async () => {
  const photoBytes = await photo(1200, 900).webp().toBuffer();
  const pictures = await Promise.all([
    draw(EVENTO, photoBytes),
    draw({ ...EVENTO, titulo: 'Otra' }, photoBytes),
    draw({ ...EVENTO, fechaExacta: '2026-11-28' }, photoBytes),
    draw({ ...EVENTO, place: 'Otro' }, photoBytes),
    draw({ ...EVENTO, hora: '22:00' }, photoBytes),
    draw({ ...EVENTO, author: 'Otro' }, photoBytes),
    draw(EVENTO, null),
    drawGeneral(),
  ]);
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length);
});
