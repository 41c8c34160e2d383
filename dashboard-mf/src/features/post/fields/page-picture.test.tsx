import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { call } from '@vidriera/kit/requests/callable';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TakePictureContext } from '../images/take-picture.ts';
import { PagePicture } from './page-picture.tsx';

vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));

const IMAGEN = 'https://fotos.example/a.jpg';
const take = vi.fn();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const answer = (webp: string | null) => vi.mocked(call).mockResolvedValueOnce({ webp } as never);

beforeEach(() => {
  vi.mocked(call).mockReset();
  take.mockReset();
  URL.createObjectURL = () => 'blob:foto';
  URL.revokeObjectURL = vi.fn();
  render(
    <TakePictureContext value={take}>
      <PagePicture imagen={IMAGEN} />
    </TakePictureContext>,
  );
});
afterEach(() => vi.restoreAllMocks());

test('nothing is read before it is asked for; the picture is shown, and taken when it is confirmed', async () => {
  expect(call).not.toHaveBeenCalled();
  answer(btoa('foto'));
  press('Traer la foto de la página');
  expect(await screen.findByRole('img', { name: 'Foto de la página' })).toBeDefined();
  expect(call).toHaveBeenCalledExactlyOnceWith('readPicture', { imagen: IMAGEN }, { signedIn: true });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Usar esta foto'));
  expect(take).not.toHaveBeenCalled();
  press('Usar esta foto');
  const file: File = take.mock.lastCall?.[0];
  expect(file.type).toBe('image/webp');
  expect(await file.text()).toBe('foto');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('La foto quedó elegida, más abajo.'));
});

test('a picture that is not wanted is let go', async () => {
  answer(btoa('foto'));
  press('Traer la foto de la página');
  await screen.findByRole('img');
  press('No usarla');
  expect(screen.queryByRole('img')).toBeNull();
  expect(take).not.toHaveBeenCalled();
});

test.each([
  ['no picture', () => answer(null), messages.imagen.notRead],
  [
    'a private address',
    () => vi.mocked(call).mockRejectedValueOnce(new Failure('invalid-data', messages.imagen.notPublic)),
    messages.imagen.notPublic,
  ],
  [
    'an answer that makes no sense',
    () => vi.mocked(call).mockRejectedValueOnce(new Failure('internal', 'x')),
    messages.imagen.notRead,
  ],
])('%s: it says so, and may be tried again', async (_what, prepare, message) => {
  prepare();
  press('Traer la foto de la página');
  expect(await screen.findByText(message)).toBeDefined();
  await waitFor(() => expect(screen.getByRole('button').ariaDisabled ?? 'false').not.toBe('true'));
  expect(take).not.toHaveBeenCalled();
});
