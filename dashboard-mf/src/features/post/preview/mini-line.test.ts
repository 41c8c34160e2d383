import { EMPTY_FORM } from '@vidriera/domain/item/kinds-schema';
import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { expect, test } from 'vitest';
import type { PostValues } from '../values.ts';
import { cardPreview } from './card-preview.ts';
import { miniLine } from './mini-line.ts';

const NOW = new Date('2026-11-21T18:00:00Z');
const usuario = { id: uidSchema.parse('ana'), username: 'ana', nombre: 'Ana', imagen: null };
const line = (tipo: Parameters<typeof cardPreview>[0], typed: Partial<PostValues>) =>
  miniLine(
    cardPreview(tipo, { ...EMPTY_FORM, ...typed }, { usuario, imagen: null, now: NOW }),
    '2026-11-21T15:00',
  );

const place = { direccion: 'Defensa 1344, San Telmo, Buenos Aires' };

test.each<[Partial<PostValues>, string]>([
  [{}, 'Sin fecha · Presencial'],
  [
    { ...place, tipoFecha: 'exacta', fechaExacta: '2026-11-27', horaInicio: '21:00' },
    'Vie 27 nov · 21:00 · San Telmo',
  ],
  [{ ...place, tipoFecha: 'exacta', fechaExacta: '2027-01-02' }, 'Sáb 2 ene 2027 · San Telmo'],
  [{ tipoFecha: 'exacta', fechaExacta: '' }, 'Sin fecha · Presencial'],
  [
    { tipoFecha: 'periodica', fechaPeriodica: 'Todos los jueves', horaInicio: '20:00', modalidad: 'Virtual' },
    'Todos los jueves · 20:00 · Virtual',
  ],
])('of an event with %j: %s', (typed, words) => expect(line('evento', typed)).toBe(words));

test.each<[Partial<PostValues>, string]>([
  [{}, 'Fechas a confirmar · Presencial'],
  [{ ...place, fechaDesde: '2026-11-26', fechaHasta: '2026-12-18' }, 'Del 26 nov al 18 dic · San Telmo'],
])('of a course with %j: %s', (typed, words) => expect(line('curso', typed)).toBe(words));

test('of a promo: until when', () =>
  expect(line('promo', { fechaHasta: '2026-11-27' })).toBe('Hasta el viernes 27 de noviembre'));

test.each([
  ['', 'Sin dirección'],
  ['www.ejemplo.com/carta', 'ejemplo.com'],
  ['mailto:ana@ejemplo.com', 'ana@ejemplo.com'],
  ['javascript:alert(1)', 'Sin dirección'],
])('of a link to %j: %s', (enlace, words) => expect(line('link', { enlace })).toBe(words));
