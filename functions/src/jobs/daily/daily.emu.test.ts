import { usernameSchema } from '@vidriera/domain/usuario/username-schema';
import { midnight } from '@vidriera/domain/values/fecha';
import { dayEnds } from '@vidriera/domain/values/local-time';
import { describe, expect, test } from 'vitest';
import { reserve } from '../../accounts/sign-up/user-document.ts';
import { creador, publish } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { readsOf } from '../../testing/reads.ts';
import { rollDates } from './roll-dates.ts';
import { sweepReservations } from './sweep-reservations.ts';

const deps = project('daily');
const { db, auth } = deps;
const DIA = 86_400_000;
const dia = (text: string) => midnight(text) as Date;
const starts = (text: string) => new Date(dia(text).getTime() + 19.5 * 3_600_000);
const next = async (path: string) => (await db.doc(path).get()).get('proximaFecha')?.toDate() ?? null;

describe('rollDates', () => {
  test('moves only past dates, and then rests', async () => {
    await creador(db, 'agenda');
    await publish(deps, 'evento', 'agenda', {
      jueves: { fechaPeriodica: 'Todos los jueves' },
      lunes: { fechaPeriodica: 'Todos los lunes' },
      exacta: { fechaExacta: dia('2026-11-26') },
      ambas: { fechaExacta: dia('2026-11-26'), fechaPeriodica: 'Todos los jueves' },
      ...Object.fromEntries(
        Array.from({ length: 210 }, (_, i) => [`v${i}`, { fechaPeriodica: 'Todos los viernes' }]),
      ),
    });
    await publish(deps, 'curso', 'agenda', {
      c: { fechaDesde: dia('2026-11-26'), fechaHasta: dia('2026-12-10') },
      clases: { regla: 'FREQ=WEEKLY;BYDAY=TU,TH', fechaDesde: dia('2026-11-24') },
    });
    await publish(deps, 'promo', 'agenda', {
      p: { fechaDesde: dia('2026-11-26'), fechaHasta: dia('2026-12-10') },
      sinfin: { fechaDesde: dia('2026-11-26') },
    });
    expect(await rollDates(deps)).toEqual({ moved: 0, more: false });
    const saturday = { ...deps, now: () => new Date(NOW.getTime() + 3 * DIA) };
    // Old promos are stored with their first day.
    for (const id of ['p', 'sinfin']) await db.doc(`promo/${id}`).update({ proximaFecha: dia('2026-11-26') });
    expect(await rollDates(saturday)).toEqual({ moved: 1 + 210 + 2 + 2, more: false });
    expect(await next('evento/jueves')).toEqual(starts('2026-12-03'));
    expect(await next('evento/v209')).toEqual(starts('2026-12-04'));
    expect(await next('evento/lunes')).toEqual(starts('2026-11-30'));
    expect(await next('evento/exacta')).toEqual(starts('2026-11-26'));
    expect(await next('curso/c')).toEqual(dayEnds('2026-12-10'));
    expect(await next('curso/clases'), 'its next class').toEqual(dayEnds('2026-12-01'));
    expect(await next('promo/p')).toEqual(dayEnds('2026-12-10'));
    expect(await next('promo/sinfin')).toBeNull();
    const reads = await readsOf(async () =>
      expect(await rollDates(saturday)).toEqual({ moved: 0, more: false }),
    );
    expect(reads.documents).toBeLessThanOrEqual(7);
  });

  test('moves events of several days daily, and repeating ones past cancelled dates', async () => {
    const own = project('daily-several');
    await creador(own.db, 'agenda');
    await publish(own, 'evento', 'agenda', {
      feria: { fechaExacta: dia('2026-11-25'), fechaFin: dia('2026-11-28') },
      terminada: { fechaExacta: dia('2026-11-20'), fechaFin: dia('2026-11-22') },
      jueves: {
        fechaPeriodica: 'Todos los jueves',
        excepciones: ['2026-12-03|cancelado', '2026-12-10|22:00|23:00'],
      },
      ultimojueves: {
        regla: 'FREQ=MONTHLY;BYDAY=-1TH',
        fechaDesde: dia('2026-11-26'),
        excepciones: ['2026-12-31|cancelado'],
      },
      jueveslunes: { regla: 'FREQ=WEEKLY;BYDAY=MO,TH', fechaDesde: dia('2026-11-23') },
      suspendida: { fechaPeriodica: 'Todos los jueves', estado: 'pospuesto' },
    });
    const on = async (id: string) =>
      (await own.db.doc(`evento/${id}`).get()).get('proximaFecha')?.toDate() ?? null;
    expect([await on('feria'), await on('terminada')]).toEqual([starts('2026-11-25'), starts('2026-11-22')]);
    expect([await on('ultimojueves'), await on('jueveslunes')]).toEqual(Array(2).fill(starts('2026-11-26')));
    const friday = { ...own, now: () => new Date(NOW.getTime() + 2 * DIA) };
    expect(await rollDates(friday)).toEqual({ moved: 4, more: false });
    expect([await on('ultimojueves'), await on('jueveslunes')]).toEqual([
      starts('2027-01-28'),
      starts('2026-11-30'),
    ]);
    expect([await on('feria'), await on('jueves'), await on('suspendida')]).toEqual([
      starts('2026-11-27'),
      new Date('2026-12-11T01:00:00Z'),
      null,
    ]);
    expect(await rollDates(friday)).toEqual({ moved: 0, more: false });
  });

  test('stops when its time is over, and continues in the next run', async () => {
    const own = project('daily-more');
    await creador(own.db, 'agenda');
    const many = Array.from({ length: 410 }, (_, i) => [`v${i}`, { fechaPeriodica: 'Todos los jueves' }]);
    await publish(own, 'evento', 'agenda', {
      ...Object.fromEntries(many),
      terminada: { fechaPeriodica: 'Todos los martes', fechaHasta: dia('2026-11-20') },
    });
    const friday = { ...own, now: () => new Date(NOW.getTime() + 2 * DIA) };
    let pages = 0;
    expect(await rollDates(friday, () => ++pages < 2)).toEqual({ moved: 399, more: true });
    expect(await rollDates(friday, () => false)).toEqual({ moved: 0, more: true });
    const reads = await readsOf(async () =>
      expect(await rollDates(friday)).toEqual({ moved: 11, more: false }),
    );
    // Reads the ended event again, the eleven with their owner, and six empty queries.
    expect([reads.documents, reads.loose]).toEqual([12 + 6, 11 + 1]);
  });

  test('stops reading items that ended weeks ago', async () => {
    const own = project('daily-ended');
    await creador(own.db, 'agenda');
    const ended = { fechaPeriodica: 'Todos los lunes', fechaHasta: dia('2026-11-20') };
    await publish(own, 'evento', 'agenda', { a: ended, b: ended, c: ended });
    const reads = async (days: number) => {
      const later = { ...own, now: () => new Date(NOW.getTime() + days * DIA) };
      return (await readsOf(async () => expect(await rollDates(later)).toEqual({ moved: 0, more: false })))
        .documents;
    };
    expect([await reads(1), await reads(40)]).toEqual([3 + 6, 7]);
  });
});

test('sweepReservations: frees reservations of crashed sign-ups, and keeps those of accounts', async () => {
  await auth.createUser({ uid: 'viva' });
  const [viva, dead, fresh] = ['viva', 'muerta', 'nueva'].map((uid) => ({
    uid,
    email: 'x@example.com',
    username: usernameSchema.parse(`reserva-${uid}`),
  }));
  if (!viva || !dead || !fresh) throw new Error('unreachable');
  const does = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
  await reserve(db, viva, does(60));
  await reserve(db, dead, does(60));
  await reserve(db, fresh, does(1));
  expect(await sweepReservations({ ...deps, now: () => NOW })).toBe(1);
  const exists = async (path: string) => (await db.doc(path).get()).exists;
  expect(
    await Promise.all(['user/viva', 'user/muerta', 'username/reserva-muerta', 'user/nueva'].map(exists)),
  ).toEqual([true, false, false, true]);
  expect(
    await Promise.all(['viva', 'muerta', 'nueva'].map((name) => exists(`usernameAlike/reserva${name}`))),
  ).toEqual([true, false, true]);
});
