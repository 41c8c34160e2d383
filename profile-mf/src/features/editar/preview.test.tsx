import '../../testing/form-mocks.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { uploadImage } from '@vidriera/kit/uploads/images';
import { expect, test, vi } from 'vitest';
import { choose, open, saved, write } from '../../testing/form.tsx';

const preview = () => screen.getByRole('complementary', { name: 'Vista previa' });
const lit = () => preview().querySelector('[data-lit]') !== null;

test('shows name and description as they are typed, the first sentence of it', () => {
  open(saved({ descripcion: 'Bar con patio.' }, 'creador'));
  expect(within(preview()).getAllByText('ana')).toHaveLength(2);
  write(/^Nombre \(/, 'Ana Ruiz');
  write('Descripción', 'Milongas y vino. Desde 2009.');
  expect(within(preview()).getAllByText('Ana Ruiz')).toHaveLength(2);
  expect(within(preview()).getAllByText('Milongas y vino.')).toHaveLength(2);
});

test('shows the resulting networks', () => {
  open(saved({ descripcion: 'Bar con patio.' }, 'creador'));
  write(/Instagram/, '@ana');
  write(/WhatsApp/, 'sin número');
  const shown = [...preview().querySelectorAll('a')].map(({ href }) => href);
  expect(shown).toEqual(['https://instagram.com/ana']);
});

test('shows the photo once it is uploaded', async () => {
  vi.mocked(uploadImage).mockResolvedValue('blob:photo');
  open(saved({ descripcion: 'Bar con patio.' }, 'creador'));
  expect(preview().querySelector('img')).toBeNull();
  // The test's browser can load no picture, and removes it sooner or later.
  const seen: string[][] = [];
  const look = () => seen.push([...preview().querySelectorAll('img')].map(({ src }) => src));
  const observer = new MutationObserver(look);
  observer.observe(preview(), { childList: true, subtree: true });
  choose(/Foto de perfil/, 'yo.png');
  await screen.findByText('Foto de perfil subida: falta guardar.');
  await waitFor(() => expect(seen).toContainEqual(['blob:photo', 'blob:photo']));
  observer.disconnect();
});

test('is dark without a creator’s role or a description', () => {
  open(saved({ descripcion: 'Bar con patio.' }, 'creador'));
  expect(lit()).toBe(true);
  write('Rol', 'personal');
  expect(lit()).toBe(false);
  expect(preview().textContent).not.toContain('Bar con patio.');
});
