import { emptyItem } from '@vidriera/domain/testing/items';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { expect, it } from 'vitest';
import { byDates } from './own-page.ts';

/** A Wednesday. */
const NOW = '2026-11-25T18:00';
const day = (dia: string) => new Date(`${dia}T03:00:00Z`);
const event = (id: string, more: object) =>
  ({
    ...emptyItem('evento'),
    id,
    uid: 'ana',
    tipo: 'evento',
    version: 'v',
    titulo: id,
    visible: true,
    cantLikes: 0,
    createdAt: day('2026-11-01'),
    localidadEfectiva: null,
    horaInicio: new Date('1970-01-01T21:00:00Z'),
    ...more,
  }) as unknown as OwnItem<'evento'>;

it('sorts own events by date, with hidden and cancelled ones, past ones last', () => {
  const items = [
    event('nuevo-lejano', { fechaExacta: day('2026-12-20'), createdAt: day('2026-11-24') }),
    event('ayer', { fechaExacta: day('2026-11-24') }),
    event('antes', { fechaExacta: day('2026-11-02') }),
    event('cancelado-ayer', { fechaExacta: day('2026-11-23'), estado: 'cancelado' }),
    event('sin-fecha', {}),
    event('manana', { fechaExacta: day('2026-11-26'), visible: false }),
    event('hoy', { fechaExacta: day('2026-11-25') }),
    event('cancelado-viernes', { fechaExacta: day('2026-11-27'), estado: 'cancelado' }),
    event('lunes', { fechaPeriodica: 'Todos los lunes' }),
  ];
  expect(byDates('evento', items, NOW).map(({ id }) => id)).toEqual([
    'hoy',
    'manana',
    'cancelado-viernes',
    'lunes',
    'nuevo-lejano',
    'sin-fecha',
    'ayer',
    'cancelado-ayer',
    'antes',
  ]);
});
