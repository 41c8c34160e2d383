import { expect, it } from 'vitest';
import { cardWith, detailWith } from '../../testing/items.ts';
import { perfilPoster, posterOf } from './poster.ts';

const evento = (overrides: object = {}) =>
  posterOf(
    detailWith('evento', {
      fechaExacta: '2026-11-27',
      fechaPeriodica: null,
      horaInicio: '21:00',
      horaFin: null,
      modalidad: 'Presencial',
      direccion: 'Defensa 1344',
      ...overrides,
    }),
  );

it('an event shows its day, hours, place and owner', () =>
  expect(evento({ horaFin: '23:30' })).toEqual({
    label: 'EVENTO',
    titulo: 'Peña',
    author: 'Bar',
    username: 'bar',
    palette: expect.any(Number),
    mark: { over: 'VIE', numeral: '27', beneath: 'NOV 2026' },
    lines: ['21:00 a 23:30', 'Defensa 1344'],
  }));

it('a weekly event shows the day of the week', () =>
  expect(evento({ fechaExacta: null, fechaPeriodica: 'Todos los sábados' }).mark).toEqual({
    over: 'TODOS LOS',
    numeral: 'SÁB',
    beneath: '',
  }));

it('an event with a rule shows it', () =>
  expect(evento({ fechaExacta: null, regla: 'FREQ=MONTHLY;BYDAY=1FR' }).mark).toEqual({
    over: 'PRIMER',
    numeral: 'VIE',
    beneath: 'DEL MES',
  }));

it('an event after midnight shows the evening before, and says so', () =>
  expect(evento({ fechaExacta: '2026-11-28', horaInicio: '00:30' })).toMatchObject({
    mark: { over: 'VIE', numeral: '27' },
    lines: ['00:30 · madrugada del 28', 'Defensa 1344'],
  }));

it.each([
  [{ horaInicio: null }, ['Defensa 1344']],
  [{ horaInicio: null, horaFin: '23:00' }, ['Hasta las 23:00', 'Defensa 1344']],
  [{ horaInicio: null, direccion: '' }, []],
  [{ modalidad: 'Virtual' }, ['21:00', 'Virtual']],
])('%j gets no invented date', (overrides, lines) => expect(evento(overrides).lines).toEqual(lines));

it('without a date there is no numeral', () => expect(evento({ fechaExacta: null }).mark).toBeNull());

it('a course shows its first day and its teacher', () => {
  const course = (overrides: object) =>
    posterOf(detailWith('curso', { modalidad: 'Presencial', direccion: 'Boedo 850', ...overrides }));
  const dates = { fechaDesde: '2026-12-01', fechaHasta: '2026-12-22', horaInicio: '18:00', horaFin: '20:00' };
  expect(course({ ...dates, nombreProfe: 'Ruiz', licenciatura: 'Prof.' })).toMatchObject({
    label: 'CURSO',
    mark: { over: 'DESDE EL', numeral: '1', beneath: 'DIC 2026' },
    lines: ['Del 1 dic al 22 dic · 18:00 a 20:00', 'Prof. Ruiz', 'Boedo 850'],
  });
  expect(course({ nombreProfe: 'Ruiz', licenciatura: 'Otros' })).toMatchObject({
    mark: null,
    lines: ['Ruiz', 'Boedo 850'],
  });
});

it('a promo shows its last day; without an end, its first', () => {
  const promo = (overrides: object) => posterOf(detailWith('promo', overrides));
  expect(promo({ fechaDesde: '2026-11-01', fechaHasta: '2026-11-27' })).toMatchObject({
    mark: { over: 'HASTA EL', numeral: '27', beneath: 'NOV 2026' },
    lines: ['Del 1 nov al 27 nov'],
  });
  expect(promo({ fechaDesde: '2026-11-01' })).toMatchObject({
    mark: { over: 'DESDE EL', numeral: '1' },
    lines: ['Desde el 1 nov'],
  });
  expect(promo({})).toMatchObject({ mark: null, lines: [] });
});

it('a profile shows its name, and its place or its kind', () => {
  const perfil = {
    id: 'u1',
    nombre: 'Bar',
    username: 'bar',
    direccion: null,
    descripcion: 'Un patio.',
  } as never;
  expect(perfilPoster(perfil)).toMatchObject({
    label: 'EN VIDRIERA',
    titulo: 'Bar',
    mark: null,
    lines: ['Un patio.'],
  });
});

it.each([
  [{ estado: 'cancelado' }, 'CANCELADO'],
  [{ agotado: true }, 'AGOTADO'],
  [{ estado: 'reprogramado', agotado: true }, 'REPROGRAMADO'],
  [{}, undefined],
])('of %j it is stamped %s', (overrides, stamp) => expect(evento(overrides).stamp).toBe(stamp));

it('cancelled and sold-out courses and promos are stamped in their own gender', () => {
  expect(posterOf(cardWith('curso', { agotado: true })).stamp).toBe('AGOTADO');
  expect(posterOf(cardWith('promo', { agotado: true })).stamp).toBe('AGOTADA');
  expect(posterOf(cardWith('curso', { estado: 'cancelado' })).stamp).toBe('CANCELADO');
  expect(posterOf(cardWith('promo', { estado: 'cancelado' })).stamp).toBe('CANCELADA');
  expect(posterOf(cardWith('promo')).stamp).toBeUndefined();
});

it('a postponed event has no numeral, and a moved one shows its old date', () => {
  expect(evento({ estado: 'pospuesto' })).toMatchObject({
    mark: null,
    stamp: 'POSPUESTO',
    lines: ['Fecha a confirmar', 'Defensa 1344'],
  });
  expect(evento({ estado: 'reprogramado', fechaAnterior: '2026-11-20' }).lines).toEqual([
    '21:00',
    'Antes: 20 nov',
    'Defensa 1344',
  ]);
});

it('an event of several days shows the first and the last', () =>
  expect(evento({ fechaFin: '2026-11-29' }).lines[0]).toBe('Del 27 nov al 29 nov · 21:00'));
