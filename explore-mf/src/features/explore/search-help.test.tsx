import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { open, requests, server } from '../../testing/explore.tsx';
import { rememberSearch } from './recent-searches.ts';

vi.mock('@vidriera/session', () => ({
  useUser: () => null,
  useUnreported: () => false,
  sessionHint: () => null,
  sessionNow: () => ({ user: null, loading: false }),
}));

const MILONGA = { tipo: 'evento', id: 'a'.repeat(20), titulo: 'Milonga del Día' };
const CREATOR = { username: 'milongadelsur', nombre: 'Milonga del Sur', imagen: null };
const suggest = (items: unknown[] = [MILONGA], creadores: unknown[] = [CREATOR]) => {
  server.suggestions = () => ({ items, creadores });
};
const suggestionsAsked = () => requests.filter((address) => address.startsWith('/api/agenda/sugerencias'));

async function focused(): Promise<HTMLInputElement> {
  const before = screen.getByLabelText<HTMLInputElement>(/Buscar/);
  before.focus();
  return screen.findByRole<HTMLInputElement>('combobox');
}
const type = (field: HTMLInputElement, text: string) => fireEvent.input(field, { target: { value: text } });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  suggest();
});

it('suggests creators and items as links', async () => {
  await open();
  const field = await focused();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  type(field, 'Mil');
  await screen.findByRole('option', { name: /^Milonga del Sur\s?@milongadelsur$/ });
  expect(screen.getByRole('option', { name: /^Milonga del Día\s?Evento$/ })).toBeTruthy();
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('listbox').id).toBe(field.getAttribute('aria-controls'));
  const links = screen.getAllByRole('option').map((option) => option.getAttribute('href'));
  expect(links).toEqual(['/milongadelsur', `/explore/evento/${MILONGA.id}`]);
  expect(suggestionsAsked()).toContain('/api/agenda/sugerencias?q=mil');
});

it('suggests within the filters', async () => {
  await open('/explore?q=jzz&literal=1&categoria=Musica&fecha=hoy');
  type(await focused(), 'mil');
  await waitFor(() =>
    expect(suggestionsAsked()).toContain('/api/agenda/sugerencias?q=mil&categoria=Musica&fecha=hoy'),
  );
});

it('requests nothing for a single letter', async () => {
  await open();
  type(await focused(), 'm');
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(suggestionsAsked()).toEqual([]);
});

it('moves by arrows, chooses by Enter, closes by Escape', async () => {
  const router = await open();
  const field = await focused();
  type(field, 'mil');
  await waitFor(() => expect(options()).toHaveLength(2));
  const chosen = () => field.getAttribute('aria-activedescendant');
  const ids = screen.getAllByRole('option').map(({ id }) => id);
  expect(chosen()).toBeNull();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(chosen()).toBe(ids[0]);
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(chosen()).toBe(ids[1]);
  expect(screen.getByRole('option', { selected: true }).id).toBe(ids[1]);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(field.value).toBe('mil');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/milongadelsur'));
});

it('submits the form by Enter without an active option', async () => {
  await open();
  const field = await focused();
  type(field, 'mil');
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
  fireEvent.submit(screen.getByRole('search'));
  await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('false'));
});

it('shows recent searches in an empty field, repeats one, and deletes one', async () => {
  rememberSearch('tango');
  rememberSearch('jazz');
  const router = await open('/explore?categoria=Musica');
  const field = await focused();
  await waitFor(() => expect(options()).toEqual(['jazz', 'tango']));
  fireEvent.click(screen.getByRole('button', { name: 'Quitar «jazz» de tus búsquedas' }));
  expect(options()).toEqual(['tango']);
  expect(document.activeElement).toBe(field);
  expect(localStorage.getItem('vidriera.busquedas')).toBe('["tango"]');
  fireEvent.click(screen.getByRole('option', { name: 'tango' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=tango&categoria=Musica'));
  await waitFor(() => expect(field.value).toBe('tango'));
});

it('remembers searches and choices', async () => {
  await open();
  const field = await focused();
  type(field, 'rock');
  fireEvent.change(field);
  field.dispatchEvent(new Event('change', { bubbles: true }));
  type(field, 'mil');
  await waitFor(() => expect(options()).toHaveLength(2));
  fireEvent.click(screen.getByRole('option', { name: /Milonga del Día/ }));
  expect(localStorage.getItem('vidriera.busquedas')).toBe('["Milonga del Día","rock"]');
});

it('works without suggestions', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.suggestions = () => ({ status: 500 });
  await open();
  type(await focused(), 'mil');
  await waitFor(() => expect(warned).toHaveBeenCalledOnce());
  expect(options()).toEqual([]);
  warned.mockRestore();
});

it('remembers a search made before it was mounted', async () => {
  await open();
  const field = screen.getByLabelText<HTMLInputElement>(/Buscar/);
  field.focus();
  fireEvent.change(field, { target: { value: 'jazz' } });
  fireEvent.submit(screen.getByRole('search'));
  field.blur();
  await waitFor(() => expect(localStorage.getItem('vidriera.busquedas')).toBe('["jazz"]'));
});
