import { render, screen } from '@testing-library/react';
import { detailWith } from '@vidriera/domain/testing/items';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { expect, test } from 'vitest';
import { Facts } from './facts.tsx';

const NOW = '2026-11-21T12:00';

/** Returns the facts that everybody sees. */
function shown(...[tipo, fields]: Parameters<typeof detailWith>): string[] {
  const element = <Facts detail={detailWith(tipo, fields)} now={NOW} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  render(<RouterProvider router={router} />);
  const terms = screen.queryAllByRole('term');
  return terms.filter((term) => !term.closest('.sr-only')).map(({ textContent }) => textContent);
}

const PENA = {
  fechaExacta: '2026-11-28',
  proximaFecha: '2026-11-28',
  horaInicio: '21:00',
  horaFin: '23:30',
  modalidad: 'Presencial',
  direccion: 'Defensa 1344',
  precio: 'Gratis',
} as const;
const REST = ['Horario', 'Modalidad', 'Dónde'];

test.each([
  ['says date and price', {}, REST],
  ['says a weekday', { fechaExacta: null, fechaPeriodica: 'Todos los sábados' }, ['Cuándo', ...REST]],
  ['says that it is over', { fechaExacta: '2026-11-14', proximaFecha: '2026-11-14' }, REST],
  [
    'has no room for the price’s remark',
    { tarifa: { tipo: 'gratis', pesos: null, periodo: null, aclaracion: 'con cena' } },
    ['Horario', 'Modalidad', 'Precio', 'Dónde'],
  ],
])('an event whose ticket %s', (_, fields, facts) =>
  expect(shown('evento', { ...PENA, ...fields } as never)).toEqual(facts),
);

test.each([
  ['once it has begun', { fechaDesde: '2026-11-01', fechaHasta: '2026-11-30' }, ['Dónde']],
  ['before it begins', { fechaDesde: '2026-11-25', fechaHasta: '2026-11-30' }, ['Vigencia', 'Dónde']],
  ['when it is over', { fechaDesde: '2026-11-01', fechaHasta: '2026-11-20' }, ['Vigencia', 'Dónde']],
])('a promo whose coupon says its end %s', (_, fields, facts) =>
  expect(shown('promo', { precio: undefined, ...fields } as never)).toEqual(facts),
);
