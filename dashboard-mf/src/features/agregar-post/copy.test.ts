import { readDocument } from '@vidriera/kit/requests/schemas';
import { expect, test, vi } from 'vitest';
import type { ChosenImage } from '../post/images/images.ts';
import { copyOf, valuesOfCopy } from './copy.ts';

const FIELDS = {
  titulo: 'Peña',
  descripcion: 'Cantamos',
  categoria: 'Musica',
  fechaExacta: new Date('2026-11-20T03:00:00Z'),
  url_imagen: 'https://x/a',
  url_imagenes: ['https://x/b', 'https://x/c'],
  refUsuario: { id: 'u1', path: 'user/u1' },
};
const evento = readDocument('evento', 'e1', FIELDS);
const fresh = (url: string) => ({ kind: 'fresh', key: url }) as ChosenImage;

const changed = (overrides: object) => readDocument('evento', 'e1', { ...FIELDS, ...overrides });
const day = (dia: string) => new Date(`${dia}T03:00:00Z`);
const hour = (hora: string) => new Date(`1970-01-01T${hora}:00Z`);

test.each([
  ['2026-11-10T12:00', '2026-11-27'],
  ['2026-11-20T12:00', '2026-11-27'],
  ['2026-11-27T20:59', '2026-11-27'],
  ['2026-11-27T21:00', '2026-12-04'],
  ['2027-01-02T12:00', '2027-01-08'],
])('a copy of an event of Friday the 20th, at %s, proposes %s', (now, dia) => {
  const weekly = changed({ horaInicio: hour('21:00') });
  expect(valuesOfCopy(weekly, now)).toMatchObject({ tipoFecha: 'exacta', fechaExacta: dia, fechaFin: '' });
});

test('a copied event lasts as many days', () => {
  const feria = changed({ fechaFin: day('2026-11-22') });
  expect(valuesOfCopy(feria, '2026-11-21T12:00')).toMatchObject({
    fechaExacta: '2026-11-27',
    fechaFin: '2026-11-29',
  });
});

test('a copy has none of the moments of publishing', () => {
  const scheduled = changed({
    visibilidad: 'oculto',
    publicarDesde: hour('21:00'),
    publicarHasta: hour('22:00'),
  });
  expect(valuesOfCopy(scheduled, '2026-11-21T12:00')).toMatchObject({
    visibilidad: 'oculto',
    publicarDesde: '',
    publicarHasta: '',
  });
});

test('the first day of a rule becomes its next date', () => {
  const ruled = changed({
    fechaExacta: null,
    regla: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
    fechaDesde: day('2026-11-06'),
  });
  expect(valuesOfCopy(ruled, '2026-11-21T12:00')).toMatchObject({
    tipoFecha: 'periodica',
    regla: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
    fechaDesde: '2026-12-04',
  });
});

test('past days of other dates are left empty, and future ones stay', () => {
  const weekly = changed({
    fechaExacta: null,
    fechaPeriodica: 'Todos los viernes',
    fechaDesde: day('2026-11-06'),
    fechaHasta: day('2026-12-18'),
  });
  expect(valuesOfCopy(weekly, '2026-11-21T12:00')).toMatchObject({
    fechaDesde: '',
    fechaHasta: '2026-12-18',
  });
});

test('downloads pictures to upload them again; reports a failed one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const download = async (url: string) => {
    if (url.endsWith('b')) throw new Error('HTTP 404');
    return fresh(url);
  };
  const copy = await copyOf(evento, { now: new Date('2026-11-21T15:00:00Z'), download });
  expect(copy).toMatchObject({
    titulo: 'Peña',
    imagenes: { principal: fresh('https://x/a'), extras: [fresh('https://x/c')] },
    missing: 1,
  });
});
