import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { expect, it } from 'vitest';
import { AuthorLink } from './author-link.tsx';

const sala = { id: 'sala', username: 'sala', nombre: 'La Sala', imagen: null };

it.each([
  ['while their window is lit', { prendidaHasta: '2026-11-22T06:00' }, {}, true],
  ['not while it is dark', {}, {}, false],
  [
    'not on a card, which says when it is on',
    { prendidaHasta: '2026-11-22T06:00' },
    { isRinged: false },
    false,
  ],
])('an author has a ring: %s', (_, facts, look, is) => {
  const element = <AuthorLink author={{ ...sala, ...facts }} {...look} />;
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect(container.querySelector('[class*="lit"]') !== null).toBe(is);
});
