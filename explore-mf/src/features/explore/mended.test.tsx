import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { evento, open, page, requests, server } from '../../testing/explore.tsx';

vi.mock('@vidriera/session', () => ({
  useUser: () => null,
  useUnreported: () => false,
  sessionHint: () => null,
  sessionNow: () => ({ user: null, loading: false }),
}));

it('shows a corrected search, with a link to the typed one', async () => {
  server.api = (params) => ({
    ...page([evento(params.get('tipo') ?? '', 'Jazz')]),
    ...(params.has('literal') ? {} : { mended: 'jazz en vivo' }),
  });
  await open('/explore?q=jzz+en+vivo&categoria=Musica');
  expect(screen.getByText(/^Mostramos/).textContent).toBe(
    'Mostramos «jazz en vivo». Buscar «jzz en vivo» tal cual',
  );
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('«jazz en vivo»')).toBe('/explore?q=jazz+en+vivo&categoria=Musica#agenda');
  fireEvent.click(screen.getByRole('link', { name: 'Buscar «jzz en vivo» tal cual' }));
  await waitFor(() => expect(screen.queryByText(/^Mostramos/)).toBeNull());
  expect(requests).toContain('/api/explore?tipo=evento&q=jzz+en+vivo&literal=1&categoria=Musica&limit=8');
});
