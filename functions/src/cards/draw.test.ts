import type { ContenidoTarjeta } from 'domain/tarjeta-social';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { foto } from '../testing/pictures.ts';
import { BYTES_MAX, draw, drawGeneral } from './draw.ts';

const EVENTO: ContenidoTarjeta = {
  clase: 'evento',
  titulo: 'Milonga del Día',
  autor: 'Milonga del Sur',
  lugar: 'Defensa 1344, San Telmo',
  fechaExacta: '2026-11-27',
  fechaPeriodica: null,
  desde: null,
  hasta: null,
  hora: '21:00',
  imagen: 'posts/evento/main/u1/1_a.jpg',
};
const LARGO = 'Encuentro 🎉 de encuadernación '.repeat(40);
const DERECHA_A_IZQUIERDA = 'مهرجان الموسيقى';

const cases: [string, Partial<ContenidoTarjeta>][] = [
  ['an event', {}],
  ['a weekly one', { fechaExacta: null, fechaPeriodica: 'Todos los miércoles' }],
  ['one without anything', { titulo: '', autor: '', lugar: '', fechaExacta: null, hora: null }],
  ['emoji and nothing else', { titulo: '🎉🎉', autor: '🎉', lugar: '🎉' }],
  ['very long texts', { titulo: LARGO, autor: LARGO, lugar: LARGO }],
  ['a single endless word', { titulo: 'a'.repeat(500), lugar: 'b'.repeat(500) }],
  ['a name from right to left', { titulo: DERECHA_A_IZQUIERDA, autor: DERECHA_A_IZQUIERDA }],
  ['markup', { titulo: '</svg><script>alert(1)</script>&lt;', autor: '"><image href="x"/>' }],
  ['a course', { clase: 'curso', fechaExacta: null, desde: '2026-12-01', hasta: '2026-12-22' }],
  ['a promo', { clase: 'promo', fechaExacta: null, hasta: '2026-12-22', hora: null }],
  ['a profile', { clase: 'perfil', fechaExacta: null, hora: null, autor: 'milongadelsur' }],
];

describe.each([
  ['with a photo', true],
  ['without', false],
])('%s', (_, withPhoto) => {
  test.each(cases)('%s', async (_name, change) => {
    const photo = withPhoto ? await foto(1200, 900).webp().toBuffer() : null;
    const card = await draw({ ...EVENTO, ...change }, photo);
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
  const photo = await foto(1200, 900).webp().toBuffer();
  const pictures = await Promise.all([
    draw(EVENTO, photo),
    draw({ ...EVENTO, titulo: 'Otra' }, photo),
    draw({ ...EVENTO, fechaExacta: '2026-11-28' }, photo),
    draw({ ...EVENTO, lugar: 'Otro' }, photo),
    draw({ ...EVENTO, hora: '22:00' }, photo),
    draw({ ...EVENTO, autor: 'Otro' }, photo),
    draw(EVENTO, null),
    drawGeneral(),
  ]);
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length);
});
