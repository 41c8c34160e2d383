import { medianoche } from 'domain/fecha';
import { usernameSchema } from 'domain/username-schema';
import { describe, expect, test } from 'vitest';
import { reservar } from '../sign-up/user-document.ts';
import { creador, publicar, urlDe } from '../testing/data.ts';
import { AHORA, proyecto } from '../testing/project.ts';
import { lecturasDe } from '../testing/reads.ts';
import { rollDates } from './roll-dates.ts';
import { sweepReservations } from './sweep-reservations.ts';
import { sweepUploads } from './sweep-uploads.ts';

const deps = proyecto('daily');
const { db, auth, bucket } = deps;
const DIA = 86_400_000;
const dia = (texto: string) => medianoche(texto) as Date;
const proxima = async (path: string) => (await db.doc(path).get()).get('proximaFecha')?.toDate() ?? null;

describe('rollDates', () => {
  test('moves on what has passed, nothing else, and rests', async () => {
    await creador(db, 'agenda');
    await publicar(deps, 'evento', 'agenda', {
      jueves: { fechaPeriodica: 'Todos los jueves' },
      lunes: { fechaPeriodica: 'Todos los lunes' },
      exacta: { fechaExacta: dia('2026-11-26') },
      ambas: { fechaExacta: dia('2026-11-26'), fechaPeriodica: 'Todos los jueves' },
      ...Object.fromEntries(
        Array.from({ length: 210 }, (_, i) => [`v${i}`, { fechaPeriodica: 'Todos los viernes' }]),
      ),
    });
    await publicar(deps, 'curso', 'agenda', {
      c: { fechaDesde: dia('2026-11-26'), fechaHasta: dia('2026-12-10') },
    });
    await publicar(deps, 'promo', 'agenda', {
      p: { fechaDesde: dia('2026-11-26'), fechaHasta: dia('2026-12-10') },
      sinfin: { fechaDesde: dia('2026-11-26') },
    });
    expect(await rollDates(deps)).toBe(0);
    const sabado = { ...deps, now: () => new Date(AHORA.getTime() + 3 * DIA) };
    expect(await rollDates(sabado)).toBe(1 + 210 + 1 + 2);
    expect(await proxima('evento/jueves')).toEqual(dia('2026-12-03'));
    expect(await proxima('evento/v209')).toEqual(dia('2026-12-04'));
    expect(await proxima('evento/lunes')).toEqual(dia('2026-11-30'));
    expect(await proxima('evento/exacta')).toEqual(dia('2026-11-26'));
    expect(await proxima('curso/c')).toEqual(dia('2026-12-10'));
    expect(await proxima('promo/p')).toEqual(dia('2026-12-10'));
    expect(await proxima('promo/sinfin')).toBeNull();
    const lecturas = await lecturasDe(async () => expect(await rollDates(sabado)).toBe(0));
    expect(lecturas.documentos).toBeLessThanOrEqual(4);
  });
});

test('sweepUploads deletes what no document names, once it is a day old', async () => {
  await creador(db, 'orden');
  await publicar(deps, 'evento', 'orden', {
    e: {
      url_imagen: urlDe('posts/evento/main/orden/1_si.jpg'),
      url_imagenes: [urlDe('posts/evento/gallery/orden/1_si.jpg')],
    },
  });
  const nombradas = [
    'users/orden/profile/1_yo.jpg',
    'users/orden/creator/cover/1_tapa.jpg',
    'users/orden/creator/gallery/1_a.jpg',
    'posts/evento/main/orden/1_si.jpg',
    'posts/evento/gallery/orden/1_si.jpg',
  ];
  const huerfanas = [
    'users/orden/profile/1_no.jpg',
    'posts/promo/main/orden/1_no.jpg',
    'posts/link/main/nadie/1_no.jpg',
    // What is left when somebody deletes an upload of theirs.
    'posts/evento/main/orden/thumbs/2_borrada.jpg_160.webp',
  ];
  const ajenas = ['otra/cosa.txt', 'users/orden/profile/thumbs/1_yo.jpg_160.webp'];
  for (const ruta of [...nombradas, ...huerfanas, ...ajenas])
    await bucket.file(ruta).save('x', { resumable: false });
  const en = (dias: number) => ({ ...deps, now: () => new Date(Date.now() + dias * DIA) });
  expect(await sweepUploads(en(0.9))).toBe(0);
  expect(await sweepUploads(en(1.1))).toBe(4);
  expect(await sweepUploads(en(1.1))).toBe(0);
  const quedan = (await bucket.getFiles())[0].map(({ name }) => name);
  expect(quedan.sort()).toEqual([...nombradas, ...ajenas].sort());
});

test('sweepReservations frees what crashed sign-ups left, and no account', async () => {
  await auth.createUser({ uid: 'viva' });
  const [viva, muerta, nueva] = ['viva', 'muerta', 'nueva'].map((uid) => ({
    uid,
    email: 'x@example.com',
    username: usernameSchema.parse(`reserva-${uid}`),
  }));
  if (!viva || !muerta || !nueva) throw new Error('unreachable');
  const hace = (minutos: number) => new Date(AHORA.getTime() - minutos * 60_000);
  await reservar(db, viva, hace(60));
  await reservar(db, muerta, hace(60));
  await reservar(db, nueva, hace(1));
  expect(await sweepReservations({ ...deps, now: () => AHORA })).toBe(1);
  const existe = async (path: string) => (await db.doc(path).get()).exists;
  expect(
    await Promise.all(['user/viva', 'user/muerta', 'username/reserva-muerta', 'user/nueva'].map(existe)),
  ).toEqual([true, false, false, true]);
});
