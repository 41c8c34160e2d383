import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from '@vidriera/router';
import { WithData } from '@vidriera/runtime/testing/with-data';
import { expect, it } from 'vitest';
import Filter from './filter.tsx';
import { load as loadFilter } from './load.ts';

function Explore() {
  const { pathname, search, hash } = useLocation();
  return <p>{pathname + search + hash}</p>;
}

async function open(search = '') {
  const router = createMemoryRouter(
    [
      {
        path: '/explore/filtrar',
        element: <WithData of={Filter} />,
        loader: loadFilter,
        hydrateFallbackElement: <p>…</p>,
      },
      { path: '/explore', element: <Explore /> },
      { path: '/explore/en/:lugar', element: <Explore /> },
    ],
    { initialEntries: [`/explore/filtrar${search}`] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Filtrar la agenda' });
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('shows the address’s filters, and navigates to the shortest address', async () => {
  await open('?q=jazz&categoria=Musica&fecha=finde');
  expect(field('Palabras').value).toBe('jazz');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Música' }).checked).toBe(true);
  expect(field('Cuándo').value).toBe('finde');
  expect(screen.getByRole('link', { name: 'Volver a la agenda' }).getAttribute('href')).toBe(
    '/explore?q=jazz&categoria=Musica&fecha=finde',
  );
  fireEvent.change(field('Palabras'), { target: { value: ' ' } });
  fireEvent.change(field('Desde'), { target: { value: '2026-11-27' } });
  fireEvent.change(field('Hasta'), { target: { value: '2026-11-29' } });
  fireEvent.change(field('Precio'), { target: { value: 'gratis' } });
  fireEvent.change(field('Modalidad'), { target: { value: 'Presencial' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ver la agenda' }));
  const found =
    '/explore?categoria=Musica&desde=2026-11-27&hasta=2026-11-29&modalidad=Presencial&precio=gratis#agenda';
  expect(await screen.findByText(found)).toBeTruthy();
});

it('has the field names for browsers without scripts', async () => {
  await open();
  const form = screen.getByRole('button', { name: 'Ver la agenda' }).closest('form');
  expect(form?.getAttribute('action')).toBe('/explore#agenda');
  expect([...new FormData(form as HTMLFormElement).keys()]).toEqual([
    'q',
    'categoria',
    'fecha',
    'desde',
    'hasta',
    'precio',
    'modalidad',
    'dia',
  ]);
  const { min, max } = field('Hasta');
  expect((Date.parse(max) - Date.parse(min)) / 86_400_000).toBe(366);
});

it('keeps the city', async () => {
  await open('?en=rosario&precio=gratis');
  expect(screen.getByRole('link', { name: 'Volver a la agenda' }).getAttribute('href')).toBe(
    '/explore/en/rosario?precio=gratis',
  );
  expect(screen.getByRole('link', { name: 'Borrar filtros' }).getAttribute('href')).toBe(
    '/explore/en/rosario',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ver la agenda' }));
  expect(await screen.findByText('/explore/en/rosario?precio=gratis#agenda')).toBeTruthy();
});

it('refuses days in the wrong order with a message at their field', async () => {
  await open();
  fireEvent.change(field('Desde'), { target: { value: '2026-12-05' } });
  fireEvent.change(field('Hasta'), { target: { value: '2026-12-01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ver la agenda' }));
  expect(screen.getByText('La fecha de fin es anterior a la de inicio.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Hasta'));
});
