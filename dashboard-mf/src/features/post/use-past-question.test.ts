import { EMPTY_FORM } from '@vidriera/domain/item/kinds-schema';
import { expect, it } from 'vitest';
import { pastDay } from './use-past-question.ts';

const [before, today, after] = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;

it.each([
  ['evento', { tipoFecha: 'exacta', fechaExacta: before }, 'fechaExacta'],
  ['evento', { tipoFecha: 'exacta', fechaExacta: today }, null],
  ['evento', { tipoFecha: 'sinFecha', fechaExacta: before }, null],
  ['evento', { tipoFecha: 'periodica', fechaDesde: before }, null],
  ['evento', { tipoFecha: 'periodica', fechaHasta: before }, 'fechaHasta'],
  ['curso', { fechaDesde: before, fechaHasta: before }, 'fechaHasta'],
  ['curso', { fechaDesde: before, fechaHasta: after }, null],
  ['curso', { fechaDesde: before }, 'fechaDesde'],
  ['promo', { fechaHasta: before }, 'fechaHasta'],
  ['promo', { fechaDesde: before }, null],
  ['link', { fechaHasta: before }, null],
] as const)('a %s with %j: %j is over', (tipo, change, field) => {
  expect(pastDay(tipo, { ...EMPTY_FORM, ...change }, today)).toEqual(field && { field, day: before });
});
