import { render } from '@testing-library/react';
import { detailWith } from 'domain/testing/items';
import { createMemoryRouter, RouterProvider } from 'kit/router';
import { expect, it } from 'vitest';
import { CourseCard } from './course-card.tsx';

const CURSO = detailWith('curso', {
  fechaDesde: '2026-11-23',
  fechaHasta: '2026-12-21',
  horaInicio: '18:00',
  horaFin: '20:00',
  direccion: 'Defensa 1344',
  nombreProfe: 'Ana Ruiz',
});
const lines = (change: object) => {
  const element = <CourseCard item={{ ...CURSO, ...change }} now="2026-11-21T12:00" />;
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
};

it('gives teacher, days, hours and place each a line of its own, and none to what was left empty', () => {
  const days = 'del 23 nov al 21 dic';
  expect(lines({})).toEqual(['Prof. Ana Ruiz', days, '18:00 a 20:00 h', 'Defensa 1344']);
  expect(lines({ modalidad: 'Virtual', horaInicio: null, horaFin: null })).toEqual(['Prof. Ana Ruiz', days]);
});
