import { fireEvent, render, screen, within } from '@testing-library/react';
import type { Author } from '@vidriera/domain/item/wire-schema';
import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { call } from '@vidriera/kit/requests/callable';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { expect, it, vi } from 'vitest';
import Siguiendo from './siguiendo.tsx';

vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));
vi.mock('@vidriera/session', () => ({ refreshUser: async () => {}, sessionHint: () => null }));

const notShown = (id: string): Author => ({
  id: uidSchema.parse(id),
  username: '',
  nombre: 'Organizador',
  imagen: null,
});

it('lets go of a profile that is not shown, without its name or a link', async () => {
  const data = { followed: [notShown('sala')], blocked: [notShown('bar')], getsDigest: true };
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Siguiendo data={data} /> }])} />);
  const row = within(screen.getByRole('region', { name: 'Seguís' })).getByRole('listitem');
  expect(row.textContent).toBe(
    'Un perfil que ahora no se muestraDejar de seguir a un perfil que ahora no se muestra',
  );
  expect(within(row).queryByRole('link')).toBeNull();
  fireEvent.click(within(row).getByRole('button'));
  expect(await screen.findByText('Dejaste de seguir a un perfil que ahora no se muestra.')).toBe(
    document.activeElement,
  );
  expect(call).toHaveBeenCalledWith('following', { what: 'unfollow', creador: 'sala' }, { signedIn: true });
  expect(screen.queryByRole('region', { name: 'Seguís' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Bloqueaste' })).toBeDefined();
});
