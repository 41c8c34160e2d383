import { fireEvent, render, screen } from '@testing-library/react';
import { toast } from '@vidriera/kit/messages/toast';
import { copyText } from '@vidriera/kit/posters/share';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { WithData } from '@vidriera/runtime/testing/with-data';
import { whenRead } from '@vidriera/session';
import { beforeEach, expect, it, vi } from 'vitest';
import EnTuSitio from './en-tu-sitio.tsx';
import { load } from './load.ts';

// This document loads no other.
vi.mock('./preview.tsx', () => ({ Preview: ({ path }: { path: string }) => <p>preview of {path}</p> }));
vi.mock('@vidriera/kit/posters/share', () => ({ copyText: vi.fn() }));
vi.mock('@vidriera/kit/messages/toast', () => ({ toast: { success: vi.fn() } }));
vi.mock('@vidriera/session', async (original) => ({ ...(await original()), whenRead: vi.fn() }));

function open() {
  const router = createMemoryRouter([
    {
      path: '/',
      element: <WithData of={EnTuSitio} />,
      loader: load,
      hydrateFallbackElement: <p>…</p>,
      errorElement: <p>no se pudo</p>,
    },
  ]);
  return render(<RouterProvider router={router} />);
}
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const preview = () => screen.getByText(/^preview of /).textContent.replace('preview of ', '');

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  vi.mocked(whenRead).mockResolvedValue({ user: { role: 'creador', username: 'sala' } } as never);
});

it('shows the preview and the code of the chosen look', async () => {
  vi.mocked(copyText).mockResolvedValue(true);
  open();
  await screen.findByLabelText('Fondo');
  expect(preview()).toBe('/embed/sala?tema=claro');
  choose('Fondo', 'oscuro');
  choose('Color', 'verde');
  expect(preview()).toBe('/embed/sala?tema=oscuro&color=verde');
  const code = screen.getByLabelText<HTMLTextAreaElement>('Código').value;
  expect(code).toContain(`src="${location.origin}/embed/sala?tema=oscuro&amp;color=verde"`);
  fireEvent.click(screen.getByRole('button', { name: 'Copiar el código' }));
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalled());
  expect(copyText).toHaveBeenCalledExactlyOnceWith(code);
});

it('offers the agenda of the person’s city, where one is known', async () => {
  localStorage.setItem('vidriera.ciudad', 'rosario');
  open();
  await screen.findByLabelText('Agenda');
  choose('Agenda', 'city');
  expect(preview()).toBe('/embed/en/rosario?tema=claro');
});

it('selects the code where the clipboard is refused', async () => {
  vi.mocked(copyText).mockResolvedValue(false);
  open();
  const code = await screen.findByLabelText<HTMLTextAreaElement>('Código');
  fireEvent.click(screen.getByRole('button', { name: 'Copiar el código' }));
  await vi.waitFor(() => expect(code.selectionEnd).toBe(code.value.length));
  expect(toast.success).not.toHaveBeenCalled();
});

it('is for creators', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(whenRead).mockResolvedValue({ user: { role: 'personal', username: 'ana' } } as never);
  open();
  expect(await screen.findByText('no se pudo')).toBeDefined();
});
