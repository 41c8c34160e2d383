import { render } from '@testing-library/react';
import { detailWith } from '@vidriera/domain/testing/items';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { expect, it } from 'vitest';
import { CourseCard } from './course-card.tsx';

const CURSO = detailWith('curso', {
  fechaDesde: '2026-11-23',
  fechaHasta: '2026-12-21',
  horaInicio: '18:00',
  horaFin: '20:00',
  direccion: 'Defensa 1344, San Telmo',
});
const lines = (change: object) => {
  const element = <CourseCard item={{ ...CURSO, ...change }} now="2026-11-21T12:00" />;
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent.trim());
};

it('shows days, and hours with place, in a line each that keeps its place', () => {
  const days = '23 nov al 21 dic';
  expect(lines({})).toEqual([days, '18:00 a 20:00 h · San Telmo']);
  expect(lines({ modalidad: 'Virtual', horaInicio: null, horaFin: null })).toEqual([days, '']);
});

it('shows its weekdays beside the hour, and in place of missing days', () => {
  const regla = 'FREQ=WEEKLY;BYDAY=MO,TH';
  expect(lines({ regla })).toEqual(['23 nov al 21 dic', 'Lun y jue 18:00 · San Telmo']);
  expect(lines({ regla: 'FREQ=WEEKLY;BYDAY=MO,TU,WE', horaInicio: null })[1]).toBe(
    'Lun a mié hasta las 20:00 h · San Telmo',
  );
  expect(lines({ regla, fechaDesde: null, fechaHasta: null })).toEqual([
    'Todos los lunes y jueves',
    '18:00 a 20:00 h · San Telmo',
  ]);
});
